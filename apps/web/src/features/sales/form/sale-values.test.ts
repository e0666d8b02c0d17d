import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blankSale,
  changeOf,
  countProducts,
  itemOf,
  priceSoFar,
  withOneMore,
} from './sale-values.ts';

const choice = { price: 50, available: true, reason: '' };
const tea = {
  id: 3,
  name: 'Tea',
  description: '',
  image: null,
  category: null,
  price: 300,
  taxRate: null,
  available: true,
  reason: '',
  featured: false,
  calories: null,
  allergens: '',
  optionGroups: [
    {
      id: 1,
      name: 'Kind',
      minimum: 1,
      maximum: 1,
      choices: [
        { ...choice, id: 10, name: 'Mint' },
        { ...choice, id: 11, name: 'Black' },
      ],
    },
    { id: 2, name: 'With', minimum: 0, maximum: 2, choices: [{ ...choice, id: 20, name: 'Milk' }] },
  ],
};
const menu = { taxRate: 100_000, products: [tea] };

describe('a sale being typed', () => {
  it('starts with the required choices', () => {
    expect(itemOf(tea)).toEqual({ productId: 3, quantity: 1, options: [10] });
  });

  it('is priced as far as its values are valid', () => {
    const sale = { ...blankSale(1), items: [itemOf(tea), { ...itemOf(tea), quantity: null }] };
    expect(priceSoFar(sale, menu)).toMatchObject({ subtotal: 350, tax: 35, total: 385 });
    expect(priceSoFar({ ...sale, amount: Number.NaN }, menu).total).toBe(385);
    expect(priceSoFar({ ...sale, amount: 100 }, menu).total).toBe(495);
  });

  it('counts one more of a product for each press, in one line', () => {
    const cake = { ...tea, id: 4, name: 'Cake', optionGroups: [] };
    fc.assert(
      fc.property(fc.array(fc.constantFrom(tea, cake)), (presses) => {
        const items = presses.reduce(withOneMore, []);
        const counts = countProducts(items);
        for (const product of [tea, cake]) {
          const pressed = presses.filter((one) => one === product).length;
          expect(counts.get(product.id) ?? 0).toBe(pressed);
        }
        expect(items).toHaveLength(new Set(presses).size);
      }),
    );
  });

  it('gives a product with other options a line of its own', () => {
    const black = { ...itemOf(tea), quantity: 2, options: [11] };
    expect(withOneMore([black], tea)).toEqual([black, itemOf(tea)]);
    const withMilk = { ...itemOf(tea), options: [10, 20] };
    expect(withOneMore([withMilk], tea)).toEqual([withMilk, itemOf(tea)]);
  });

  it('begins to count again where the quantity was deleted', () => {
    const emptied = { ...itemOf(tea), quantity: null };
    expect(withOneMore([emptied], tea)).toEqual([itemOf(tea)]);
    expect(countProducts([emptied]).get(tea.id)).toBe(0);
  });

  it('says what is left of the cash, and what is missing', () => {
    expect(changeOf(2000, 1445)).toBe(555);
    expect(changeOf(1000, 1445)).toBe(-445);
    expect(changeOf(null, 1445)).toBeUndefined();
    expect(changeOf(Number.NaN, 1445)).toBeUndefined();
  });
});
