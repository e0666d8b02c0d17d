import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFigures, quietDay } from './day-figures.ts';
import { cashCollected, denominationsOf, expectedCash, sumCounts } from './drawer.ts';

const amount = fc.integer({ min: 0, max: 10_000_00 });

test('expects the opening float plus cash in, less cash out', () => {
  const day = { ...quietDay, drawerSales: 50_00, drawerExpenses: 8_00, drawerReturns: 5_00 };
  const drawer = { openingFloat: 100_00, collectedInCash: null };
  expect(expectedCash(day, drawer)).toBe(137_00);
  expect(expectedCash({ ...day, collected: 12_00 }, drawer)).toBe(149_00);
  expect(expectedCash({ ...day, collected: -12_00 }, drawer)).toBe(125_00);
});

test('counts at most the collected amount as cash, and all of it by default', () => {
  fc.assert(
    fc.property(amount, amount, (collected, inCash) => {
      expect(cashCollected({ collected }, null)).toBe(collected);
      expect(cashCollected({ collected }, inCash)).toBe(Math.min(collected, inCash));
    }),
  );
});

test.each([
  [2, 1_00_00, 1],
  [0, 10_000, 100],
])('with %i decimals has notes and coins from %i to %i', (digits, largest, smallest) => {
  const values = denominationsOf(digits);
  expect([values[0], values.at(-1)]).toEqual([largest, smallest]);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
  expect(values.every(Number.isInteger)).toBe(true);
});

test('adds up counts by value', () => {
  expect(
    sumCounts([
      { value: 20_00, pieces: 3 },
      { value: 25, pieces: 2 },
    ]),
  ).toBe(60_50);
});

test('reports only figures that differ as changed', () => {
  expect(changedFigures(quietDay, quietDay)).toEqual([]);
  expect(changedFigures(quietDay, { ...quietDay, tips: 5 })).toEqual([
    { figure: 'tips', signed: 0, now: 5 },
  ]);
});
