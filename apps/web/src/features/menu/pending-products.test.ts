import type { Product } from '@counter/contract/menu';
import { expect, test } from 'vitest';
import { withPending } from './pending-products.ts';

const noon = new Date('2026-11-21T17:00:00Z');
const newYork = 'America/New_York';

const rye: Product = {
  id: 1,
  storeId: 1,
  name: 'Rye bread',
  description: '',
  images: [],
  image: null,
  categories: [],
  categoryDisplayValue: '',
  categoryId: null,
  categoryName: '',
  price: 450,
  pickupPrice: 450,
  discount: 0,
  displayUnitValue: '',
  weight: 200,
  unit: 'GRAM',
  tag: '',
  code: '',
  available: true,
  unavailableUntil: null,
  availability: { state: 'AVAILABLE', until: null },
  returnable: false,
  calories: null,
  featured: false,
  containAlcohol: false,
  taxRate: null,
  enabledDailyLimit: false,
  dailyLimit: null,
  soldToday: 0,
  menuHours: [],
  optionGroupIds: [],
  olVersion: 1,
  changedBy: '',
  changedAt: '2026-11-20T12:00:00Z',
};
const plum: Product = { ...rye, id: 2, name: 'Plum cake' };

test('what is deleted is gone, what is marked is off until it returns', () => {
  const removed = new Set([2]);
  const off = { product: rye, available: false, until: 'TODAY' } as const;
  const [first, ...others] = withPending([rye, plum], { marks: [off], removed }, newYork, noon);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    available: false,
    availability: { state: 'UNAVAILABLE', until: '2026-11-22T05:00:00.000Z' },
  });
});

test('the last word counts, and one that is sold out stays so', () => {
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
