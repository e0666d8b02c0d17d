import { expect, test } from 'vitest';
import { describeGiven, describeTerms, describeUses, describeValue } from './promo-words.ts';

const percentage = {
  type: 'PERCENTAGE',
  promoCodeValue: '15%',
  minimumOrderValue: 0,
  amount: null,
  maxDiscount: null,
} as const;
const amount = { ...percentage, type: 'AMOUNT', promoCodeValue: '$ 5.00', amount: 500 } as const;

test('a value shows its type', () => {
  expect(describeValue(percentage)).toBe('Percentage 15%');
  expect(describeValue(amount)).toBe('Amount $ 5.00');
});

test.each([
  ['On every order', percentage],
  ['On every order', { ...amount, maxDiscount: 500 }],
  ['On every order', { ...amount, maxDiscount: 600 }],
  ['From $ 20.00', { ...percentage, minimumOrderValue: 2000 }],
  ['From $ 0.01', { ...percentage, minimumOrderValue: 1 }],
  ['Up to $ 8.00', { ...percentage, maxDiscount: 800 }],
  ['Up to $ 4.99', { ...amount, maxDiscount: 499 }],
  ['From $ 20.00, up to $ 8.00', { ...percentage, minimumOrderValue: 2000, maxDiscount: 800 }],
])('terms read "%s"', (words, terms) => {
  expect(describeTerms(terms, 'USD').replaceAll('\u00A0', ' ')).toBe(words);
});

test('uses and sums show their limits, if any', () => {
  expect(describeUses({ uses: 3, usageLimit: null, given: 0, budget: null })).toBe('3');
  expect(describeUses({ uses: 3, usageLimit: 10, given: 0, budget: null })).toBe('3 of 10');
  const given = { uses: 3, usageLimit: null, given: 1200 };
  const plain = (words: string) => words.replaceAll('\u00A0', ' ');
  expect(plain(describeGiven({ ...given, budget: null }, 'USD'))).toBe('$ 12.00');
  expect(plain(describeGiven({ ...given, budget: 25_000 }, 'USD'))).toBe('$ 12.00 of $ 250.00');
});
