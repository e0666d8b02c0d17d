import { expect, test } from 'vitest';
import { shareOf } from './health-words.ts';

test.each([
  [0, 0, '0%'],
  [0, 50, '0%'],
  [1, 201, '<1%'],
  [1, 200, '1%'],
  [4, 50, '8%'],
  [199, 200, '100%'],
  [3, 3, '100%'],
])('%i of %i is %s', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});
