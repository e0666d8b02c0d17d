import { expect, test } from 'vitest';
import { statesOf } from './store-states.ts';

const verified = { bank: true, company: true, representative: true };
const suspension = { reason: 'Closed by the health office.', until: null };

test('a store is active, suspended or not approved', () => {
  expect(statesOf({ approved: true, suspension: null, verified })).toEqual(['ACTIVE']);
  expect(statesOf({ approved: true, suspension, verified })).toEqual(['SUSPENDED']);
  expect(statesOf({ approved: false, suspension: null, verified })).toEqual(['NOT_APPROVED']);
});

test('a store is also unverified if any submitted part is', () => {
  const partly = { ...verified, bank: false };
  expect(statesOf({ approved: true, suspension: null, verified: partly })).toEqual([
    'ACTIVE',
    'UNVERIFIED',
  ]);
  expect(statesOf({ approved: true, suspension: null, verified: null })).toEqual(['ACTIVE']);
});
