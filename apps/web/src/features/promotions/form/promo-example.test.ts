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
    ['a percentage', {}, 3000, 'On a $\u00A030.00 basket the customer pays $\u00A025.50.'],
    [
      'its cap',
      { maxDiscount: 300 },
      3000,
      'On a $\u00A030.00 basket the customer pays $\u00A027.00.',
    ],
    [
      'decimals',
      { percentage: 12.5 },
      2000,
      'On a $\u00A020.00 basket the customer pays $\u00A017.50.',
    ],
    [
      // 8.2 times 100 is 819.9999999999999.
      'a percentage that binary numbers miss',
      { percentage: 8.2 },
      10_000,
      'On a $\u00A0100.00 basket the customer pays $\u00A091.80.',
    ],
    [
      'an amount',
      { type: 'AMOUNT' },
      3000,
      'On a $\u00A030.00 basket the customer pays $\u00A025.00.',
    ],
    ['a budget', { budget: 100 }, 3000, 'On a $\u00A030.00 basket the customer pays $\u00A029.00.'],
    [
      'a minimum',
      {},
      1999,
      'A $\u00A019.99 basket is too small: the code is for orders from $\u00A020.00.',
    ],
    [
      'no minimum yet',
      { minOrderValue: null },
      100,
      'On a $\u00A01.00 basket the customer pays $\u00A00.85.',
    ],
    ['nothing typed', { percentage: null }, 3000, ''],
    ['nothing readable', { percentage: Number.NaN }, 3000, ''],
    ['too large a percentage', { percentage: 150 }, 3000, ''],
    ['a percentage of nothing', { percentage: 0 }, 3000, ''],
    ['no basket', {}, null, ''],
  ])('describes %s', (_what, given, basket, told) => {
    expect(describeExample({ ...terms, ...given }, basket, 'USD')).toBe(told);
  });
});
