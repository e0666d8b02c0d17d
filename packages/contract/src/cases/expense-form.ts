import {
  emailCases,
  lengthCases,
  optionalCases,
  phoneCases,
  typedCasesOf,
  unreadableMoneyCases,
} from './field-cases.ts';
import type { FormCase, FormCases } from './form-case.ts';

const bounds = { minimum: 3, maximum: 50 };

/** The expense form. Its day is far in the past. */
export const expenseFormCases: FormCases = {
  filled: {
    description: 'Flour and yeast',
    expenseType: 'Ingredients',
    amount: '84.50',
    expenseDate: '2026-02-27',
    notes: 'Two sacks.',
  },
  sent: { amount: 8450 },
  cases: [
    ...lengthCases('description', 'Short description is required', bounds),
    ...lengthCases('expenseType', 'Expense type is required', bounds),
    ...typedCasesOf('amount', [
      ['', null, 'Amount is required'],
      ['5', 500, null],
      ['12.5', 1250, null],
      [' $ 12.50 ', 1250, null],
      ['9999999.99', 999_999_999, null],
      ['10000000.01', 1_000_000_001, 'Use at most 10 characters'],
      ['9999999999', 999_999_999_900, null],
      ['10000000000', 1_000_000_000_000, 'Use at most 10 characters'],
    ]),
    ...unreadableMoneyCases('amount', 'Amount', ['twelve', '12.505', '-1']),
    ...typedCasesOf('expenseDate', [
      ['', '', 'Expense Date is required.'],
      ['2090-01-01', '2090-01-01', 'Expense Date cannot be later than today.'],
      ['2026-01-31', '2026-01-31', null],
    ]),
    ...optionalCases('notes', 500),
  ],
};

/** Cases for an optional field: empty and blank are accepted. */
function unlessEmpty(cases: readonly FormCase[]): FormCase[] {
  return cases.map((one) => (String(one.value).trim() === '' ? { ...one, message: null } : one));
}

/** The supplier form. */
export const supplierFormCases: FormCases = {
  filled: {
    name: 'Miller & Sons',
    contactPerson: 'Ana Miller',
    phone: '212 555 0142',
    email: 'ana@miller.test',
    address: '4 Mill Lane, Springfield',
    supplies: 'Flour, yeast, salt',
    notes: 'Delivers on Tuesdays.',
  },
  cases: [
    ...lengthCases('name', 'Supplier name is required.', { minimum: 2, maximum: 50 }),
    ...optionalCases('contactPerson', 50),
    ...unlessEmpty(phoneCases('phone', '')),
    ...unlessEmpty(emailCases('email', '')),
    ...optionalCases('address', 200),
    ...optionalCases('supplies', 200),
    ...optionalCases('notes', 500),
  ],
};
