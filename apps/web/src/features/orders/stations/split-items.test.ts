import type { Station } from '@counter/contract/menu';
import { expect, test } from 'vitest';
import { anItem } from '../../../testing/order-fixture.ts';
import { mapStations, splitItems } from './split-items.ts';

const grill: Station = { id: 1, name: 'Grill', categoryIds: [], productIds: [10, 11] };
const cold: Station = { id: 2, name: 'Cold', categoryIds: [], productIds: [20] };
const atGrill = { station: grill, stationOf: mapStations([grill, cold]) };
const made = { at: '2026-11-20T12:00:00Z', by: 'Ada' };

test('a station sees its own items and the number that others still have to make', () => {
  const burger = anItem({ productId: 10 });
  const items = [
    burger,
    anItem({ productId: 20, quantity: 2 }),
    anItem({ productId: 20, quantity: 3, made }),
    anItem({ productId: 99 }),
    anItem({ productId: null }),
  ];
  expect(splitItems(items, atGrill)).toEqual({
    own: [burger],
    elsewhere: [
      { name: 'Cold', left: 2 },
      { name: undefined, left: 2 },
    ],
  });
});

test('an order without items for the station has no own items', () => {
  expect(splitItems([anItem({ productId: 20, made })], atGrill)).toEqual({
    own: [],
    elsewhere: [{ name: 'Cold', left: 0 }],
  });
});
