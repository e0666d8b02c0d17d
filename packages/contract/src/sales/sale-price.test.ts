import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOn } from '../shared/tax-rate.ts';
import { priceSale } from './sale-price.ts';

const bread = {
  id: 1,
  name: 'Rye bread',
  description: '',
  image: null,
  category: null,
  price: 650,
  taxRate: null,
  available: false,
  reason: 'Sold out',
  featured: false,
  calories: null,
  allergens: '',
  optionGroups: [
    {
      id: 7,
      name: 'Slicing',
      minimum: 0,
      maximum: 1,
      choices: [{ id: 70, name: 'Sliced', price: 50, available: false, reason: 'Machine broken' }],
    },
  ],
};
const coffee = { ...bread, id: 2, name: 'Coffee', price: 300, taxRate: 0, optionGroups: [] };
const menu = { taxRate: 82_500, products: [bread, coffee] };
const nothing = { items: [], amount: null, note: '' };

describe('the price of a sale', () => {
  it('uses menu prices with options and tax, even for unavailable products', () => {
    const items = [
      { productId: 1, quantity: 2, options: [70] },
      { productId: 2, quantity: 1, options: [] },
    ];
    expect(priceSale({ ...nothing, items }, menu)).toMatchObject({
      subtotal: 1700,
      tax: taxOn(1400, 82_500),
      total: 1700 + taxOn(1400, 82_500),
      lines: [
        { name: 'Rye bread', unitPrice: 700, total: 1400, options: [{ name: 'Sliced' }] },
        { name: 'Coffee', unitPrice: 300, total: 300, tax: 0 },
      ],
    });
  });

  it('names products not on the menu and wrong choices', () => {
    const items = [{ productId: 9, quantity: 1, options: [] }];
    const { problems, total } = priceSale({ ...nothing, items, amount: 500, note: 'Box' }, menu);
    expect(problems).toHaveLength(1);
    expect(total).toBe(0);
  });

  it('adds up for any sale', () => {
    const item = fc.record({
      productId: fc.constantFrom(1, 2),
      quantity: fc.integer({ min: 1, max: 999 }),
      options: fc.constant<number[]>([]),
    });
    const wanted = fc.record({
      items: fc.array(item, { maxLength: 5 }),
      amount: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
      note: fc.constant('Gift box'),
    });
    const rate = fc.integer({ min: 0, max: 250_000 });
    fc.assert(
      fc.property(wanted, rate, (sold, taxRate) => {
        const { lines, subtotal, tax, total } = priceSale(sold, { ...menu, taxRate });
        const sum = (pick: 'total' | 'tax') => lines.reduce((all, line) => all + line[pick], 0);
        expect(subtotal).toBe(sum('total'));
        expect(tax).toBe(sum('tax'));
        expect(total).toBe(subtotal + tax);
        expect(lines).toHaveLength(sold.items.length + Number(sold.amount !== null));
      }),
    );
  });
});
