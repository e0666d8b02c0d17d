import type { Business } from '@counter/contract/store';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeObstacle, nameStatus } from './business-status.ts';

const business: Business = {
  id: 1,
  name: 'Cedar Kitchen',
  image: null,
  branchName: 'Main',
  address: '12 Mill Lane, Springfield',
  verified: 'Y',
  storeUrl: 'cedar-kitchen',
  storeApproved: true,
  role: 'owner',
  currency: 'USD',
  timeZone: 'America/New_York',
  suspension: null,
  refusal: null,
  opening: { state: 'NOT_APPROVED', until: null },
  secondFactorMissing: false,
};

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00Z') }));
afterAll(() => void vi.useRealTimers());

test('an active business shows no status', () => {
  expect(describeObstacle(business)).toBeUndefined();
  expect(nameStatus(business)).toBeUndefined();
});

test('an unapproved business waits', () => {
  expect(describeObstacle({ ...business, storeApproved: false })).toBe(
    "Waiting for marketplace approval. It can take orders once it's approved.",
  );
  expect(nameStatus({ ...business, storeApproved: false })).toBe('Waiting for approval');
});

test('a rejected business says why', () => {
  const refused = { ...business, storeApproved: false, refusal: 'There is no such street.' };
  expect(describeObstacle(refused)).toBe(
    'Not approved by the marketplace: There is no such street.',
  );
  expect(nameStatus(refused)).toBe('Not approved');
});

test('a suspended business shows the end in its own time zone, and the reason', () => {
  const suspended = (reason: string, until: string | null) =>
    describeObstacle({ ...business, suspension: { reason, until } });
  expect(suspended('Unpaid fees', '2026-11-27T17:00:00Z')).toBe(
    'Suspended until Fri Nov 27 12:00 PM: Unpaid fees.',
  );
  expect(suspended('Unpaid fees.', '2026-11-21T23:00:00Z')).toBe(
    'Suspended until 6:00 PM: Unpaid fees.',
  );
  expect(nameStatus({ ...business, suspension: { reason: 'Unpaid fees', until: null } })).toBe(
    'Suspended until further notice',
  );
  expect(suspended('Is this you?', null)).toBe('Suspended until further notice: Is this you?');
});
