import { expect, test } from 'vitest';
import { guardedAddress, destinationOf } from './destination.ts';

const user = {
  token: 't',
  userId: 1,
  fullName: 'Sofia Rossi',
  email: 'sofia@example.test',
  storeId: 1,
  redirectURI: null,
  operator: false,
  factorMissing: false,
  dates: { order: 'DAY_FIRST', clock: '24_HOUR' },
} as const;
const approved = { storeApproved: true, message: '' };
const waiting = { storeApproved: false, message: 'Your store is being checked.' };

test('an approved merchant goes to the requested page, or to the dashboard', () => {
  expect(destinationOf({ user, store: approved })).toBe('/dashboard/app');
  expect(destinationOf({ user, store: approved }, '/dashboard/orders')).toBe('/dashboard/orders');
});

test("a merchant can't open operator screens", () => {
  expect(destinationOf({ user, store: approved }, '/operator/leads')).toBe('/dashboard/app');
});

test('a person without a store goes to the wizard, whatever they requested', () => {
  const newcomer = { ...user, storeId: null, redirectURI: '/signup' };
  expect(destinationOf({ user: newcomer, store: waiting }, '/dashboard/orders')).toBe('/signup');
});

test('nobody gets past an unapproved store', () => {
  expect(destinationOf({ user, store: waiting }, '/dashboard/orders')).toBeUndefined();
});

test('anybody can open an invitation, even without a store', () => {
  const newcomer = { ...user, storeId: null, redirectURI: '/signup' };
  expect(destinationOf({ user: newcomer, store: waiting }, '/invitation/a')).toBe('/invitation/a');
  expect(destinationOf({ user, store: waiting }, '/invitation/a')).toBe('/invitation/a');
});

test('operators have their own start page', () => {
  const staff = { user: { ...user, operator: true, storeId: null }, store: waiting };
  expect(destinationOf(staff)).toBe('/operator');
  expect(destinationOf(staff, '/operator/leads?state=NEW')).toBe('/operator/leads?state=NEW');
  expect(destinationOf(staff, '/dashboard/orders')).toBe('/operator');
});

test("operators in owner view can open that store's dashboard", () => {
  const staff = { user: { ...user, operator: true, storeId: 3 }, store: waiting };
  expect(destinationOf(staff)).toBe('/operator');
  expect(destinationOf(staff, '/dashboard/orders')).toBe('/dashboard/orders');
});

test.each([
  '/dashboard',
  '/dashboard/orders?tab=history',
  '/dashboard#top',
  '/operator/leads',
  '/invitation/abc',
])('may return to %s', (address) => expect(guardedAddress(address)).toBe(address));

test.each([
  'https://elsewhere.test/dashboard',
  '//elsewhere.test/dashboard',
  String.raw`/\elsewhere.test`,
  'javascript:alert(1)',
  '/dashboards',
  '/operators',
  '/login?redirect=/login',
  7,
  undefined,
])('may not return to %s', (address) => expect(guardedAddress(address)).toBeUndefined());
