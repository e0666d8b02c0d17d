import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundTicks } from './round-ticks.ts';

test('ticks are round numbers', () => {
  expect(roundTicks([183_040], 4, 100)).toEqual([0, 50_000, 100_000, 150_000, 200_000]);
  expect(roundTicks([18], 2)).toEqual([0, 10, 20]);
  expect(roundTicks([50], 4, 100)).toEqual([0, 100]);
  expect(roundTicks([], 4)).toEqual([0, 1]);
});

const values = fc.array(fc.nat(1_000_000_000), { maxLength: 40 });
const units = fc.constantFrom(1, 100, 1000);

test('ticks reach every value, evenly and in whole units, within the maximum number', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 6 }), units, (given, steps, unit) => {
      const marks = roundTicks(given, steps, unit);
      const [first, second = 0] = marks;
      expect(first).toBe(0);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...given));
      expect(marks).toEqual(marks.map((_, index) => index * second));
      expect(String(second / unit)).toMatch(/^[125]0*$/);
      expect(marks.length).toBeLessThanOrEqual(steps + 1);
    }),
  );
});
