import type { OrderItem } from '@counter/contract/orders';
import { expect, test } from 'vitest';
import { countOwed } from './all-day.ts';

function item(name: string, quantity: number, ...options: string[]): OrderItem {
  return {
    productId: 1,
    name,
    image: null,
    quantity,
    options: options.map((option) => ({ group: 'Extra', name: option, price: 0 })),
    specialInstructions: '',
    deal: null,
    unitPrice: 100,
    totalQuantityPrice: 100 * quantity,
    totalQuantityPriceStr: '$ 1.00',
    line: 1,
    made: null,
  };
}

test('the same product in several orders is one line, the largest quantity first', () => {
  const orders = [
    { items: [item('Falafel', 2), item('Lentil soup', 1)] },
    { items: [item('Lentil soup', 4)] },
  ];
  expect(countOwed(orders)).toEqual([
    { name: 'Lentil soup', quantity: 5, options: [] },
    { name: 'Falafel', quantity: 2, options: [] },
  ]);
});

test('options count as often as their product', () => {
  const orders = [{ items: [item('Falafel', 3, 'Tahini'), item('Falafel', 1, 'Hot', 'Tahini')] }];
  expect(countOwed(orders)).toEqual([
    {
      name: 'Falafel',
      quantity: 4,
      options: [
        { name: 'Tahini', quantity: 4 },
        { name: 'Hot', quantity: 1 },
      ],
    },
  ]);
});

test('finished items are not counted', () => {
  const made = { at: '2026-11-20T12:00:00Z', by: 'Ada' };
  const orders = [{ items: [item('Falafel', 2), { ...item('Falafel', 3), made }] }];
  expect(countOwed(orders)).toEqual([{ name: 'Falafel', quantity: 2, options: [] }]);
});
