import { moneyCases, optionalCases, requiredCases, typedCasesOf } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

const order = 'End date must not be before the start date.';
const quantity = 'Enter a whole number from 1 to 50';

/** The deal form without its products. */
export const dealFormCases: FormCases = {
  filled: {
    name: 'Family box',
    description: 'Soup for four, and bread.',
    price: '24.00',
    startDate: '2026-12-01',
    endDate: '2026-12-24',
  },
  sent: { price: 2400 },
  cases: [
    ...requiredCases('name', 'Deal name is required', 80),
    ...optionalCases('description', 500),
    ...moneyCases('price', 'Price'),
    ...typedCasesOf('price', [
      ['1,200', 120_000, null],
      ['1,000,000.01', 100_000_001, 'Enter 1,000,000.00 or less'],
    ]),
    ...typedCasesOf('startDate', [
      ['', null, null],
      ['2026-12-24', '2026-12-24', null],
    ]),
    ...typedCasesOf('endDate', [
      ['', null, null],
      ['2026-11-30', '2026-11-30', order],
      ['2026-12-01', '2026-12-01', null],
    ]),
  ],
};

/** A product of a deal. */
export const dealPartCases: FormCases = {
  filled: { quantity: '2' },
  sent: { quantity: 2 },
  cases: typedCasesOf('quantity', [
    ['', null, 'Quantity is required'],
    ['0', 0, quantity],
    ['51', 51, quantity],
    ['1.5', 1.5, quantity],
    ['some', 'some', quantity],
    ['1', 1, null],
    ['50', 50, null],
  ]),
};
