import { expect, test } from 'vitest';
import { aProduct } from '../../testing/product-fixture.ts';
import { withPending } from './pending-products.ts';

const noon = new Date('2026-11-21T17:00:00Z');
const newYork = 'America/New_York';

const rye = aProduct();
const plum = aProduct({ id: 2, name: 'Plum cake' });

test('a deleted product is gone, and a marked one is unavailable until it returns', () => {
  const removed = new Set([2]);
  const off = { product: rye, available: false, until: 'TODAY' } as const;
  const [first, ...others] = withPending([rye, plum], { marks: [off], removed }, newYork, noon);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    available: false,
    availability: { state: 'UNAVAILABLE', until: '2026-11-22T05:00:00.000Z' },
  });
});

test('the last change wins, and a sold-out product stays sold out', () => {
  const soldOut = {
    ...rye,
    available: false,
    enabledDailyLimit: true,
    dailyLimit: 5,
    soldToday: 5,
  };
  const marks = [
    { product: soldOut, available: false, until: null },
    { product: soldOut, available: true, until: null },
  ];
  const [first] = withPending([soldOut], { marks, removed: new Set() }, newYork, noon);
  expect(first).toMatchObject({ available: true, availability: { state: 'SOLD_OUT' } });
});
