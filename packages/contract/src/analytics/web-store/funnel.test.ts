import { expect, test } from 'vitest';
import { funnelOf, shareOf, sumCounts } from './funnel.ts';

test('each step is a share of the one before', () => {
  expect(funnelOf({ visits: 200, menuViews: 150, baskets: 0, orders: 3 })).toEqual([
    { step: 'visits', count: 200, share: null },
    { step: 'menuViews', count: 150, share: 7500 },
    { step: 'baskets', count: 0, share: 0 },
    { step: 'orders', count: 3, share: null },
  ]);
});

test('a share is rounded to basis points and null of zero', () => {
  expect([shareOf(1, 3), shareOf(2, 3), shareOf(3, 3), shareOf(0, 3), shareOf(1, 0)]).toEqual([
    3333,
    6667,
    10_000,
    0,
    null,
  ]);
});

test('days add up step by step', () => {
  const day = { visits: 9, menuViews: 7, baskets: 4, orders: 1 };
  expect(sumCounts([day, { visits: 1, menuViews: 2, baskets: 3, orders: 5 }])).toEqual({
    visits: 10,
    menuViews: 9,
    baskets: 7,
    orders: 6,
  });
  expect(sumCounts([])).toEqual({ visits: 0, menuViews: 0, baskets: 0, orders: 0 });
});
