import { expect, test } from 'vitest';
import { referralReward } from './referral-terms.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [499, 50],
  [1000, 100],
])('a commission of %i earns %i', (commission, reward) => {
  expect(referralReward(commission)).toBe(reward);
});
