import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitBeforeAttempt } from './backoff.ts';

test('doubles the wait with every refusal, up to 15 seconds or what the server asked for', () => {
  const longest = [0, 1, 2, 3, 9].map((refusals) => waitBeforeAttempt(refusals, 2000, 1));
  expect(longest).toEqual([2000, 4000, 8000, 15_000, 15_000]);
  expect(waitBeforeAttempt(3, 40_000, 1)).toBe(40_000);
});

test('waits at least half a second, and without a refusal no longer than the server asked for', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 60_000 }), chance, (asked, random) => {
      const wait = waitBeforeAttempt(0, asked, random);
      expect(wait).toBeGreaterThanOrEqual(500);
      expect(wait).toBeLessThanOrEqual(asked);
    }),
  );
});
