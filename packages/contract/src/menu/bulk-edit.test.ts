import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestPrice } from '../shared/amount-fields.ts';
import { changePrice, priceChange, type PriceChange } from './bulk-edit.ts';

const price = fc.integer({ min: 0, max: largestPrice });
const change: fc.Arbitrary<PriceChange> = fc.oneof(
  fc.record({ kind: fc.constant('SET' as const), amount: price }),
  fc.record({
    kind: fc.constant('BY_AMOUNT' as const),
    amount: fc.integer({ min: -largestPrice, max: largestPrice }),
  }),
  fc.record({
    kind: fc.constant('BY_PERCENT' as const),
    basisPoints: fc.integer({ min: -10_000, max: 100_000 }),
  }),
);

describe('a changed price', () => {
  it.each<[number, PriceChange, number]>([
    [650, { kind: 'SET', amount: 125 }, 125],
    [650, { kind: 'BY_AMOUNT', amount: 25 }, 675],
    [650, { kind: 'BY_AMOUNT', amount: -25 }, 625],
    [650, { kind: 'BY_AMOUNT', amount: -700 }, 0],
    [650, { kind: 'BY_PERCENT', basisPoints: 1000 }, 715],
    [125, { kind: 'BY_PERCENT', basisPoints: 1000 }, 138],
    [125, { kind: 'BY_PERCENT', basisPoints: -1000 }, 112],
    [125, { kind: 'BY_PERCENT', basisPoints: -10_000 }, 0],
    [largestPrice, { kind: 'BY_PERCENT', basisPoints: 100 }, largestPrice],
  ])('%i with %j is %i', (before, given, after) => {
    expect(changePrice(before, given)).toBe(after);
  });

  it('is a valid price after any change', () => {
    fc.assert(
      fc.property(price, change, (before, given) => {
        expect(priceChange.safeParse(given).success).toBe(true);
        const after = changePrice(before, given);
        expect(priceChange.safeParse({ kind: 'SET', amount: after }).success).toBe(true);
      }),
    );
  });

  it('keeps the order of two prices', () => {
    fc.assert(
      fc.property(price, price, change, (one, other, given) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(changePrice(less, given)).toBeLessThanOrEqual(changePrice(more, given));
      }),
    );
  });
});
