import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleOf } from './waterfall-scale.ts';

const value = fc.integer({ min: -3_000_000, max: 3_000_000 });
const spans = fc.array(fc.record({ start: value, end: value }), { minLength: 1, maxLength: 14 });

test('every bar fits on the scale, in proportion, and ends at its value', () => {
  fc.assert(
    fc.property(spans, (bars) => {
      const { ticks, zero, placeOf } = scaleOf(bars, 100);
      const range = (ticks.at(-1)?.value ?? 0) - (ticks[0]?.value ?? 0);
      for (const bar of bars) {
        const { from, size, end } = placeOf(bar);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from + size).toBeLessThanOrEqual(1 + 1e-9);
        expect(size * range).toBeCloseTo(Math.abs(bar.end - bar.start), 4);
        expect((end - zero) * range).toBeCloseTo(bar.end, 4);
      }
    }),
  );
});

test('a bar below zero hangs from the zero line', () => {
  const { ticks, zero, placeOf } = scaleOf(
    [
      { start: 0, end: 10_000 },
      { start: 0, end: -10_000 },
    ],
    100,
  );
  expect(ticks.map(({ value: tick }) => tick)).toEqual([-10_000, -5000, 0, 5000, 10_000]);
  expect(zero).toBe(0.5);
  expect(placeOf({ start: 0, end: -10_000 })).toEqual({ from: 0, size: 0.5, end: 0 });
});
