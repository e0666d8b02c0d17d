import type { Onboarding } from '@counter/contract/onboarding';
import { expect, test } from 'vitest';
import { pointsOf } from './application-points.ts';

const sent: Onboarding = {
  step: 'DONE',
  state: 'SUBMITTED',
  storeId: 7,
  storeName: 'Corner Bakery',
  email: 'maya@bakery.test',
  emailConfirmed: false,
  submittedAt: '2026-11-21T10:00:00+00:00',
  decidedAt: null,
  reason: null,
  business: null,
  bank: null,
};

const statesOf = (onboarding: Onboarding) =>
  pointsOf(onboarding)?.map(({ id, state }) => `${id} ${state}`);

test('a sent application waits for review and email confirmation', () => {
  expect(statesOf(sent)).toEqual([
    'account done',
    'email yours',
    'business done',
    'bank done',
    'check ours',
  ]);
  expect(statesOf({ ...sent, emailConfirmed: true })).toContain('email done');
});

test('an approved application has nothing left to do', () => {
  const approved = { ...sent, emailConfirmed: true, state: 'APPROVED' } as const;
  expect(pointsOf(approved)?.every(({ state }) => state === 'done')).toBe(true);
});

test('a rejected application waits for corrections', () => {
  expect(statesOf({ ...sent, state: 'REFUSED' })).toContain('check yours');
});

test('a person without an application of their own sees no steps', () => {
  expect(pointsOf({ ...sent, state: 'DRAFT' })).toBeUndefined();
});
