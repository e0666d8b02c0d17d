import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitBeforeAttempt } from './backoff.ts';

test('waits double from what the server asked for, up to 15 seconds', () => {
  const longest = [0, 1, 2, 3, 9].map((attempt) => waitBeforeAttempt(attempt, 2000, 1));
  expect(longest).toEqual([2000, 4000, 8000, 15_000, 15_000]);
});

test('no wait is shorter than half a second or longer than 15', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(60_000), chance, (attempt, asked, random) => {
      const wait = waitBeforeAttempt(attempt, asked, random);
      expect(wait).toBeGreaterThanOrEqual(500);
      expect(wait).toBeLessThanOrEqual(15_000);
    }),
  );
});
