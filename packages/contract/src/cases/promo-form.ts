import {
  casesOf,
  moneyCases,
  optionalCases,
  typedCasesOf,
  unreadableMoneyCases,
} from './field-cases.ts';
import type { FormCase, FormCases } from './form-case.ts';

const percentage = 'Percentage must be between 0.01 and 100, with 2 decimals at most';
const tooEarly = 'End date must be at least the day after the start date.';
const characters = 'Use letters, digits, - and _ only';

/** Cases for an amount above zero that the other type of promo code doesn't need. */
function amountCases(field: string, name: string): FormCase[] {
  const cases = typedCasesOf(field, [
    ['', null, `${name} is required`],
    ['0', 0, 'Must be above 0'],
    ['0.01', 1, null],
    ['5', 500, null],
    [' $ 5.00 ', 500, null],
    ['1,000,000.01', 100_000_001, 'Enter 1,000,000.00 or less'],
  ]);
  return [...cases, ...unreadableMoneyCases(field, name, ['five', '5.005'])].map((one) => ({
    ...one,
    given: { type: 'AMOUNT' },
  }));
}

const codes = casesOf('promoCode', [
  ['', 'Promo code required.'],
  ['   ', 'Promo code required.'],
  ['SPRING 10', characters],
  ['SPRING%', characters],
  ['S'.repeat(31), 'Use at most 30 characters'],
  ['S'.repeat(30), null],
  ['  spring-10_été ', null],
]);

/** The form of a percentage promo code. Its days are far in the future. */
export const promoFormCases: FormCases = {
  filled: {
    promoCode: 'SPRING15',
    description: 'For everybody, in spring.',
    type: 'PERCENTAGE',
    percentage: '15',
    minOrderValue: '20.00',
    startDate: '2090-03-01',
    endDate: '2090-05-31',
  },
  sent: { minOrderValue: 2000, amount: 500, maxDiscount: 500 },
  cases: [
    ...codes,
    ...optionalCases('description', 500),
    ...typedCasesOf('percentage', [
      ['', null, 'Percentage is required'],
      ['0', 0, percentage],
      ['100.01', 100.01, percentage],
      ['12.345', 12.345, percentage],
      ['some', 'some', percentage],
      ['0.01', 0.01, null],
      ['12.5', 12.5, null],
      ['100', 100, null],
    ]),
    ...amountCases('amount', 'Amount'),
    ...amountCases('maxDiscount', 'Max discount'),
    ...moneyCases('minOrderValue', 'Minimum order value', 'Minimum order value is required.'),
    ...typedCasesOf('startDate', [
      ['', '', 'Start date required.'],
      ['2090-03-02', '2090-03-02', null],
    ]),
    ...typedCasesOf('endDate', [
      ['', '', 'End date required.'],
      ['2090-03-01', '2090-03-01', tooEarly],
      ['2090-02-28', '2090-02-28', tooEarly],
      ['2090-03-02', '2090-03-02', null],
    ]),
    ...typedCasesOf('usageLimit', [
      ['', null, null],
      ['0', 0, 'Enter a whole number from 1 to 1,000,000'],
      ['1.5', 1.5, 'Enter a whole number from 1 to 1,000,000'],
      ['100', 100, null],
    ]),
    ...typedCasesOf('usageLimitPerCustomer', [
      ['', null, null],
      ['1001', 1001, 'Enter a whole number from 1 to 1,000'],
      ['1', 1, null],
    ]),
    ...typedCasesOf('budget', [
      ['', null, null],
      ['0', 0, 'Must be above 0'],
      ['250', 25_000, null],
    ]),
  ],
};
