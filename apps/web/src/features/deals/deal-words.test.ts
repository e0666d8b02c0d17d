import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chipOf, describeDates, savedPercent } from './deal-words.ts';

const asIs = (day: string): string => day;

test('every deal shows its status', () => {
  expect(chipOf({ state: 'AVAILABLE' }).label).toBe('Running');
  expect(chipOf({ state: 'UNAVAILABLE' }).label).toBe('Out of stock');
  expect(chipOf({ state: 'PART_UNAVAILABLE' }).label).toBe('Out of stock');
  expect(chipOf({ state: 'NOT_STARTED' }).label).toBe('Scheduled');
  expect(chipOf({ state: 'ENDED' }).label).toBe('Ended');
});

test('shows only the days that are set', () => {
  const [startDate, endDate] = ['2026-11-14', '2026-11-30'];
  expect(describeDates({ startDate, endDate }, asIs)).toBe('2026-11-14 to 2026-11-30');
  expect(describeDates({ startDate, endDate: null }, asIs)).toBe('From 2026-11-14');
  expect(describeDates({ startDate: null, endDate }, asIs)).toBe('Until 2026-11-30');
  expect(describeDates({ startDate: null, endDate: null }, asIs)).toBeUndefined();
});

test('shows the saving in whole percent', () => {
  expect(savedPercent(2700, 2300)).toBe(15);
  expect(savedPercent(0, 0)).toBe(0);
});

test('the saving is between nothing and everything', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (apart, price) => {
      fc.pre(price <= apart);
      const percent = savedPercent(apart, price);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([
  [2000, 1500, 25],
  [2000, 2000, 0],
  [900, 600, 33],
  [1, 0, 100],
  [0, 0, 0],
])('of %i that cost %i customers save %i percent', (apart, price, percent) => {
  expect(savedPercent(apart, price)).toBe(percent);
});
