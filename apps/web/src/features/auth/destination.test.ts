import { expect, test } from 'vitest';
import { dashboardAddress, destinationOf } from './destination.ts';

const user = {
  token: 't',
  userId: 1,
  fullName: 'Sofia Rossi',
  email: 'sofia@example.test',
  storeId: 1,
  redirectURI: null,
  operator: false,
};
const approved = { storeApproved: true, message: '' };
const waiting = { storeApproved: false, message: 'Your store is being checked.' };

test('an approved merchant goes on to what they came for, or to the dashboard', () => {
  expect(destinationOf({ user, store: approved })).toBe('/dashboard/app');
  expect(destinationOf({ user, store: approved }, '/dashboard/orders')).toBe('/dashboard/orders');
});

test('somebody without a store goes to the wizard, whatever they came for', () => {
  const newcomer = { ...user, storeId: null, redirectURI: '/signup' };
  expect(destinationOf({ user: newcomer, store: waiting }, '/dashboard/orders')).toBe('/signup');
});

test('nobody gets past a store that is not approved', () => {
  expect(destinationOf({ user, store: waiting }, '/dashboard/orders')).toBeUndefined();
});

test('marketplace staff have a place of their own', () => {
  expect(destinationOf({ user: { ...user, operator: true }, store: waiting })).toBe('/operator');
});

test.each(['/dashboard', '/dashboard/orders?tab=history', '/dashboard#top'])(
  'the way back may lead to %s',
  (address) => expect(dashboardAddress(address)).toBe(address),
);

test.each([
  'https://elsewhere.test/dashboard',
  '//elsewhere.test/dashboard',
  String.raw`/\elsewhere.test`,
  'javascript:alert(1)',
  '/dashboards',
  '/login?redirect=/login',
  7,
  undefined,
])('the way back may not lead to %s', (address) =>
  expect(dashboardAddress(address)).toBeUndefined(),
);
