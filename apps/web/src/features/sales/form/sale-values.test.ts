import { describe, expect, it } from 'vitest';
import { blankSale, itemOf, priceSoFar } from './sale-values.ts';

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
});
