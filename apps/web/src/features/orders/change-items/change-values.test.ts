import type { MenuProduct } from '@counter/contract/menu';
import type { OrderItem } from '@counter/contract/orders';
import { expect, test } from 'vitest';
import { anItem, anOrder } from '../../../testing/order-fixture.ts';
import {
  changeOf,
  findMissing,
  noSwap,
  toLines,
  toUnavailable,
  withChange,
  type RowChange,
  type RowChanges,
} from './change-values.ts';

const soup = anItem({ line: 1, productId: 11, name: 'Soup', quantity: 2 });
const bread = anItem({ line: 2, productId: 12, name: 'Bread' });
const order = anOrder({ items: [soup, bread] });

const curry: MenuProduct = {
  id: 13,
  name: 'Curry',
  description: '',
  image: null,
  category: null,
  price: 900,
  taxRate: null,
  available: true,
  reason: '',
  featured: false,
  calories: null,
  allergens: '',
  optionGroups: [
    {
      id: 5,
      name: 'Side',
      minimum: 1,
      maximum: 1,
      choices: [{ id: 50, name: 'Rice', price: 0, available: true, reason: '' }],
    },
  ],
};

function changed(item: OrderItem, change: Partial<RowChange>, before: RowChanges = new Map()) {
  return withChange(before, item, { ...changeOf(before, item), ...change });
}

test('keeping all units of an item discards its swap and its unavailability', () => {
  const less = changed(soup, { quantity: 0, swap: noSwap, until: 'TODAY' });
  expect(less.size).toBe(1);
  const back = changed(soup, { quantity: 2 }, less);
  expect(back.size).toBe(0);
  expect(changeOf(back, soup)).toEqual({ quantity: 2, swap: null, until: undefined });
});

test("an item's units never go below zero", () => {
  expect(toLines(order, changed(soup, { quantity: -1 }))).toEqual([{ line: 1, quantity: 0 }]);
});

test('a swap needs a product and its required options', () => {
  const nothing = changed(soup, { quantity: 1, swap: noSwap });
  expect(findMissing(order, nothing)).toEqual({ item: soup, group: undefined });
  const plain = changed(soup, { swap: { product: curry, options: [] } }, nothing);
  expect(findMissing(order, plain)?.group?.name).toBe('Side');
  const whole = changed(soup, { swap: { product: curry, options: [50] } }, plain);
  expect(findMissing(order, whole)).toBeUndefined();
  const swap = { productId: 13, options: [50] };
  expect(toLines(order, whole)).toEqual([{ line: 1, quantity: 1, swap }]);
});

test('marks each product as unavailable once, and only on request', () => {
  const again = { ...soup, line: 3 };
  const items = [soup, bread, again];
  let changes = changed(soup, { quantity: 0, until: 'TODAY' });
  changes = changed(bread, { quantity: 0 }, changes);
  changes = changed(again, { quantity: 0, until: null }, changes);
  expect(toUnavailable({ ...order, items }, changes)).toEqual([{ productId: 11, until: null }]);
});
