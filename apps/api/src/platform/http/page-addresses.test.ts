import { expect, test } from 'vitest';
import { findPages, pageFor } from './page-addresses.ts';

const isPage = findPages(['/dashboard', '/dashboard/orders/$orderNumber', '/login', '/$']);

test.each([
  ['/', 'public'],
  ['/home', 'public'],
  ['/invitation/abc', 'public'],
  ['/dashboard', 'portal'],
  ['/dashboard/orders/KM-4821', 'portal'],
])('%s opens the %s page', (path, page) => {
  expect(isPage(path)).toBe(true);
  expect(pageFor(path)).toBe(page);
});

test.each([
  ['/invitation', 'public'],
  ['/404', 'public'],
  ['/dashboards', 'public'],
  ['/wp-admin', 'public'],
  ['/dashboard/orders/KM-4821/more', 'portal'],
  ['/dashboard/', 'portal'],
])('%s is unknown and falls back to the %s page', (path, page) => {
  expect(isPage(path)).toBe(false);
  expect(pageFor(path)).toBe(page);
});
