import type { MenuDeal } from '@counter/contract/deals';
import { describe, expect, it } from 'vitest';
import { emptyBasket } from '../basket/basket.ts';
import { aDeal, aProduct, aStorefront, aWrap } from '../testing/fixtures.ts';
import { addTo, fullPriceOf, idOf, productsOf, quantityIn, type Offer } from './offer.ts';

const storefront = aStorefront();
const dealOf = (change: Partial<MenuDeal> = {}): Offer => ({ kind: 'deal', deal: aDeal(change) });
const soup: Offer = { kind: 'product', product: aProduct() };
const wrap: Offer = { kind: 'product', product: aWrap() };
const choice = { options: {}, quantity: 1, specialInstructions: '' };

describe('the price that a deal is compared with', () => {
  // Two soups for $ 6.00 and a wrap for $ 10.00.
  it.each([
    ['less', 2199, 2200],
    ['as much', 2200, undefined],
    ['more', 2201, undefined],
  ])('where it costs %s than its products', (_how, price, full) => {
    expect(fullPriceOf(dealOf({ price }), storefront)).toBe(full);
  });

  it('leaves out a product that is off the menu, and products have none', () => {
    const parts = [
      { productId: 1, quantity: 1 },
      { productId: 99, quantity: 1 },
    ];
    expect(fullPriceOf(dealOf({ price: 500, parts }), storefront)).toBe(600);
    expect(fullPriceOf(soup, storefront)).toBeUndefined();
  });
});

describe('an offer', () => {
  it('differs from one of the other kind with the same number', () => {
    expect([idOf(soup), idOf(dealOf())]).toEqual(['product 1', 'deal 1']);
  });

  it('has the options of its products', () => {
    expect(productsOf(wrap, storefront)).toEqual([aWrap()]);
    expect(productsOf(dealOf(), storefront)).toEqual([aProduct(), aWrap()]);
  });

  it('is counted in the basket however it was chosen, apart from others', () => {
    const pita = { ...choice, options: { 2: [11] } };
    const basket = [
      { offer: wrap, choice: { ...pita, quantity: 2 } },
      { offer: wrap, choice: { ...pita, options: { 2: [12] } } },
      { offer: soup, choice: { ...choice, quantity: 4 } },
      { offer: dealOf(), choice: { ...pita, quantity: 5 } },
      { offer: dealOf({ id: 2 }), choice: pita },
    ].reduce((before, one) => addTo(before, one.offer, one.choice), emptyBasket);
    expect([wrap, soup, dealOf()].map((offer) => quantityIn(basket, offer))).toEqual([3, 4, 5]);
    expect(basket.deals[0]?.parts).toEqual([{ productId: 2, options: [11] }]);
  });
});
