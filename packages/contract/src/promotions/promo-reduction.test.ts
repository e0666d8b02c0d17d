import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promoReduction, type PromoTerms } from './promo-reduction.ts';
import { promoTypes } from './promotions.schemas.ts';

const amount = fc.integer({ min: 1, max: 100_000_000 });
const orNone = <Value>(drawn: fc.Arbitrary<Value>) => fc.option(drawn, { nil: null });

const anyTerms: fc.Arbitrary<PromoTerms> = fc.record({
  type: fc.constantFrom(...promoTypes),
  rate: fc.integer({ min: 1, max: 10_000 }),
  amount,
  maxDiscount: orNone(amount),
  minimumOrderValue: fc.integer({ min: 0, max: 100_000_000 }),
});
const anyBasket = fc.integer({ min: 0, max: 200_000_000 });
const anyLeft = orNone(fc.integer({ min: 0, max: 100_000_000 }));

const percent: PromoTerms = {
  type: 'PERCENTAGE',
  rate: 1500,
  amount: null,
  maxDiscount: null,
  minimumOrderValue: 0,
};
const off: PromoTerms = {
  type: 'AMOUNT',
  rate: null,
  amount: 500,
  maxDiscount: 500,
  minimumOrderValue: 0,
};

describe("a promo code's discount", () => {
  it.each<[string, PromoTerms, number, number | null, number]>([
    ['a percentage', percent, 3000, null, 450],
    ['a percentage, rounded half up', { ...percent, rate: 1250 }, 1020, null, 128],
    ['a percentage within its cap', { ...percent, maxDiscount: 400 }, 3000, null, 400],
    ['a whole basket', { ...percent, rate: 10_000 }, 3000, null, 3000],
    ['an amount', off, 3000, null, 500],
    ['an amount within its cap', { ...off, maxDiscount: 300 }, 3000, null, 300],
    ['an amount from a basket that is smaller', off, 320, null, 320],
    ['nothing one cent below the minimum', { ...off, minimumOrderValue: 2000 }, 1999, null, 0],
    ['an amount at the minimum', { ...off, minimumOrderValue: 2000 }, 2000, null, 500],
    ['what is left of the budget', off, 3000, 120, 120],
    ['nothing once the budget is spent', off, 3000, 0, 0],
    ['nothing from nothing', off, 0, null, 0],
  ])('is %s', (_what, terms, basket, left, given) => {
    expect(promoReduction(terms, basket, left)).toBe(given);
  });

  it('is whole and never more than the basket, the cap or the budget', () => {
    fc.assert(
      fc.property(anyTerms, anyBasket, anyLeft, (terms, basket, left) => {
        const given = promoReduction(terms, basket, left);
        expect(Number.isInteger(given)).toBe(true);
        expect(given).toBeGreaterThanOrEqual(0);
        expect(given).toBeLessThanOrEqual(basket);
        expect(given).toBeLessThanOrEqual(terms.maxDiscount ?? basket);
        expect(given).toBeLessThanOrEqual(left ?? basket);
      }),
    );
  });

  it('is zero below the minimum', () => {
    fc.assert(
      fc.property(anyTerms, anyBasket, (terms, basket) => {
        const minimumOrderValue = basket + 1;
        expect(promoReduction({ ...terms, minimumOrderValue }, basket)).toBe(0);
      }),
    );
  });

  it('is the percentage, to the half cent, unless a cap applies', () => {
    fc.assert(
      fc.property(anyTerms, anyBasket, ({ rate }, basket) => {
        const given = promoReduction({ ...percent, rate }, basket);
        expect(Math.abs(given - (basket * (rate ?? 0)) / 10_000)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('never drops for a larger basket', () => {
    fc.assert(
      fc.property(anyTerms, anyBasket, anyBasket, (terms, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        expect(promoReduction(terms, small)).toBeLessThanOrEqual(promoReduction(terms, large));
      }),
    );
  });

  it('uses up a budget to the cent and never exceeds it', () => {
    fc.assert(
      fc.property(fc.array(anyBasket), amount, (baskets, budget) => {
        const promised = baskets.reduce((sum, basket) => sum + promoReduction(percent, basket), 0);
        const given = baskets.reduce(
          (sum, basket) => sum + promoReduction(percent, basket, budget - sum),
          0,
        );
        expect(given).toBe(Math.min(promised, budget));
      }),
    );
  });
});
