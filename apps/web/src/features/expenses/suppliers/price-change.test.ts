import { expect, test } from 'vitest';
import { describePriceChange, pricePoints } from './price-change.ts';

test.each([
  [1_50, 1_20, '+25.0%'],
  [1_20, 1_50, '−20.0%'],
  [1_20, null, 'First price'],
  [1_20, 0, 'First price'],
])('a price of %i after %s reads %s', (price, previousPrice, words) => {
  expect(describePriceChange({ price, previousPrice })).toBe(words);
});

const bought = (day: string, price: number) => ({ expenseId: 1, day, quantity: 1, price });
const size = { width: 100, height: 40 };

test('days run from left to right, and the highest price is at the top', () => {
  const purchases = [
    bought('2026-01-01', 100),
    bought('2026-01-02', 300),
    bought('2026-01-05', 200),
  ];
  expect(pricePoints(purchases, size)).toEqual([
    { x: 0, y: 40 },
    { x: 25, y: 0 },
    { x: 100, y: 20 },
  ]);
});

test('a constant price is a line through the middle', () => {
  const purchases = [bought('2026-01-01', 100), bought('2026-01-03', 100)];
  expect(pricePoints(purchases, size).map(({ y }) => y)).toEqual([20, 20]);
});
