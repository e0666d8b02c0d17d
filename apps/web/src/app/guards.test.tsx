import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, signedIn, signInFailed, updateCurrentStore } from '../lib/session.ts';
import { anApplicantsSession } from '../testing/applicant.ts';
import { aSession } from '../testing/store.ts';
import {
  guardOnSessionChange,
  requireApplicant,
  requireMerchant,
  requireOperator,
} from './guards.ts';

beforeEach(clearSession);
afterEach(clearSession);

type Visit = Parameters<typeof requireMerchant>[0];

/** Visits an address; answers where its guard leads instead, if anywhere. */
function visit(
  guard: (visit: Visit) => void,
  address: string,
  cause: Visit['cause'] = 'enter',
): { href?: unknown; to?: unknown; search?: unknown } | undefined {
  try {
    guard({ location: { href: address, pathname: address.split('?')[0] ?? '' }, cause });
    return undefined;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    const href: unknown = error.options.href;
    const to: unknown = error.options.to;
    const search: unknown = error.options.search;
    return { ...(href ? { href } : { to }), ...(search ? { search } : {}) };
  }
}

const orders = '/dashboard/orders?page=2';

test.each([[requireMerchant], [requireOperator]])(
  "sends visitors to sign-in and back, but doesn't bring back someone who just signed out",
  (guard) => {
    const back = { to: '/login', search: { redirect: orders } };
    expect(visit(guard, orders)).toEqual(back);
    expect(visit(guard, orders, 'stay')).toEqual({ to: '/login', search: {} });
    signInFailed('Your session has ended.');
    expect(visit(guard, orders, 'stay')).toEqual(back);
  },
);

test('lets a merchant in and sends an applicant to the application', () => {
  signedIn(aSession());
  expect(visit(requireMerchant, orders)).toBeUndefined();
  signedIn(anApplicantsSession());
  expect(visit(requireMerchant, orders)).toEqual({ href: '/signup' });
});

test('lets only operators into the operator console', () => {
  signedIn(aSession({ operator: true }));
  expect(visit(requireOperator, '/operator')).toBeUndefined();
  signedIn(aSession());
  expect(String(visit(requireOperator, '/operator')?.href)).toMatch(/^\/dashboard/);
});

test('opens sign-up to visitors and applicants; logging out there leads to sign-in', () => {
  expect(visit(requireApplicant, '/signup')).toBeUndefined();
  expect(visit(requireApplicant, '/signup', 'stay')).toEqual({ to: '/login' });
  signedIn(anApplicantsSession());
  expect(visit(requireApplicant, '/signup?step=2')).toBeUndefined();
  signedIn(aSession());
  expect(String(visit(requireApplicant, '/signup')?.href)).toMatch(/^\/dashboard/);
});

test('guards run again when the signed-in user changes, not when the current store does', () => {
  signedIn(aSession());
  const check = vi.fn<() => void>();
  const stop = guardOnSessionChange(check);
  updateCurrentStore(9);
  expect(check).not.toHaveBeenCalled();
  signedIn(aSession({ token: 'another' }));
  expect(check).toHaveBeenCalledTimes(1);
  clearSession();
  expect(check).toHaveBeenCalledTimes(2);
  stop();
  signedIn(aSession());
  expect(check).toHaveBeenCalledTimes(2);
});
