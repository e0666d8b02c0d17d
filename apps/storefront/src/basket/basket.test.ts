import type { MenuProduct } from '@counter/contract/menu';
import { fillBasket, priceOrder, valueOf } from '@counter/contract/orders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf, emptyBasket, withProduct, withQuantity, type Basket } from './basket.ts';
import { priceBasket } from './price-basket.ts';
import { aDeal } from '../testing/fixtures.ts';

const product = (id: number, price: number): MenuProduct => ({
  id,
  name: `Product ${id}`,
  description: '',
  image: null,
  category: null,
  price,
  taxRate: id % 2 === 0 ? 50_000 : null,
  available: true,
  reason: '',
  featured: false,
  calories: null,
  allergens: '',
  optionGroups: [],
});

const menu = {
  products: [product(1, 399), product(2, 1250), product(3, 1)],
  deals: [
    aDeal({
      price: 1500,
      parts: [
        { productId: 1, quantity: 1 },
        { productId: 2, quantity: 1 },
      ],
    }),
  ],
  taxRate: 82_500,
  minimumOrder: 1000,
};

const item = fc.record({
  productId: fc.integer({ min: 1, max: 3 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  options: fc.constant<number[]>([]),
  specialInstructions: fc.constantFrom('', 'No onions'),
});
const deal = fc.record({
  dealId: fc.constant(1),
  quantity: fc.integer({ min: 1, max: 9 }),
  parts: fc.constant<Basket['deals'][number]['parts']>([]),
  specialInstructions: fc.constant(''),
});
const baskets: fc.Arbitrary<Basket> = fc.record({
  items: fc.array(item, { maxLength: 6 }),
  deals: fc.array(deal, { maxLength: 2 }),
});

describe('a basket', () => {
  it('costs what the order will cost', () => {
    fc.assert(
      fc.property(baskets, (basket) => {
        const { lines } = fillBasket(basket, menu, menu.taxRate);
        const { entries, amounts, missing } = priceBasket(basket, menu);
        expect(missing).toBe(Math.max(0, menu.minimumOrder - valueOf(lines)));
        expect(amounts).toEqual(priceOrder({ lines, discount: 0, tip: 0, feeRate: 0 }));
        expect(entries.reduce((sum, { total }) => sum + total, 0)).toBe(
          amounts.subtotal - amounts.discount,
        );
      }),
    );
  });

  it('counts the same choice up, and lists other choices separately', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), (items) => {
        const basket = items.reduce(withProduct, emptyBasket);
        const choices = new Set(items.map((one) => `${one.productId} ${one.specialInstructions}`));
        expect(basket.items).toHaveLength(choices.size);
        expect(basket.items.every(({ quantity }) => quantity <= 99)).toBe(true);
      }),
    );
  });

  it('keeps an item that is no longer on the menu, says so and adds no price for it', () => {
    const gone = { productId: 9, quantity: 2, options: [], specialInstructions: '' };
    const basket = { items: [gone], deals: [] };
    const { entries, amounts } = priceBasket(basket, menu);
    expect(entries).toMatchObject([{ name: 'No longer on the menu', total: 0 }]);
    expect(entries[0]?.problem).not.toBe('');
    expect(amounts.charged).toBe(0);
    expect(countOf(withQuantity(basket, { list: 'items', index: 0 }, 0))).toBe(0);
  });
});
