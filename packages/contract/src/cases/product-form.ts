import { casesOf, moneyCases, optionalCases, requiredCases, typedCasesOf } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

const taxRate = 'Tax rate must be between 0 and 25, with up to 4 decimals';
const limit = 'Enter a whole number from 1 to 100,000';

/** Cases for a product's calories, in both forms. */
export const caloriesCases = typedCasesOf('calories', [
  ['', null, null],
  ['0', 0, null],
  ['20000', 20_000, null],
  ['20001', 20_001, 'Enter a whole number from 0 to 20,000'],
]);

/** The store-level product form, with its own tax rate. */
export const productFormCases: FormCases = {
  filled: {
    name: 'Rye bread',
    pickupPrice: '6.50',
    taxRate: '8.25',
    description: 'Dark and sour.',
    enabledDailyLimit: false,
    dailyLimit: '',
  },
  sent: { pickupPrice: 650, dailyLimit: null },
  cases: [
    ...requiredCases('name', 'Product name is required', 120),
    ...moneyCases('pickupPrice', 'Product price'),
    ...typedCasesOf('pickupPrice', [
      ['1,200', 120_000, null],
      ['1,000,000', 100_000_000, null],
      ['1,000,000.01', 100_000_001, 'Enter 1,000,000.00 or less'],
    ]),
    ...casesOf('taxRate', [
      ['', 'Tax rate is required'],
      ['25.0001', taxRate],
      ['26', taxRate],
      ['8.87501', taxRate],
      ['eight', taxRate],
      ['0', null],
      ['8.29', null],
      ['8.875', null],
      ['25', null],
    ]),
    ...optionalCases('description', 2000),
    ...caloriesCases,
    ...optionalCases('allergens', 200),
    ...typedCasesOf('dailyLimit', [
      ['', null, 'Daily limit is required'],
      ['0', 0, limit],
      ['1.5', 1.5, limit],
      ['some', 'some', limit],
      ['100001', 100_001, limit],
      ['1', 1, null],
      ['100000', 100_000, null],
    ]).map((one) => ({ ...one, given: { enabledDailyLimit: true } })),
    ...typedCasesOf('dailyLimit', [['', null, null]]),
  ],
};
