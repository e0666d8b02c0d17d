import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { describeChanged } from './describe-changed.ts';

const timeZone = 'America/New_York';
const before = anOrder({ reduced: 2_00 });

test.each([
  [{ reduced: 2_00 }, /^KM-4821 changed$/],
  [{ reduced: 1_00 }, /^KM-4821 changed$/],
  [{ reduced: 2_01 }, /^KM-4821 changed · \$ 0\.01 less$/],
  [{ reduced: 9_00, status: 'STORE_REJECT' as const }, /cancelled/i],
])('a change to %o says what became cheaper', (change, words) => {
  expect(describeChanged(before, { ...before, ...change }, timeZone)).toMatch(words);
});
