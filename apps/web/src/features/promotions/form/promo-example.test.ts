import { describe, expect, it } from 'vitest';
import { describeExample } from './promo-example.ts';

const terms = {
  type: 'PERCENTAGE',
  percentage: 15,
  amount: 500,
  maxDiscount: null,
  minOrderValue: 2000,
  budget: null,
} as const;

describe('the worked example of a promo code', () => {
  it.each<[string, object, number | null, string]>([
    ['a percentage', {}, 3000, 'On a $ 30.00 basket the customer pays $ 25.50.'],
    ['its cap', { maxDiscount: 300 }, 3000, 'On a $ 30.00 basket the customer pays $ 27.00.'],
    ['decimals', { percentage: 12.5 }, 2000, 'On a $ 20.00 basket the customer pays $ 17.50.'],
    ['an amount', { type: 'AMOUNT' }, 3000, 'On a $ 30.00 basket the customer pays $ 25.00.'],
    ['a budget', { budget: 100 }, 3000, 'On a $ 30.00 basket the customer pays $ 29.00.'],
    ['a minimum', {}, 1999, 'A $ 19.99 basket is too small: the code is for orders from $ 20.00.'],
    [
      'no minimum yet',
      { minOrderValue: null },
      100,
      'On a $ 1.00 basket the customer pays $ 0.85.',
    ],
    ['nothing typed', { percentage: null }, 3000, ''],
    ['nothing readable', { percentage: Number.NaN }, 3000, ''],
    ['no basket', {}, null, ''],
  ])('tells of %s', (_what, given, basket, told) => {
    expect(describeExample({ ...terms, ...given }, basket, 'USD')).toBe(told);
  });
});
