import { casesOf, moneyCases, requiredCases, typedCasesOf } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

const minimum = 'Enter a whole number from 0 to 30';
const maximum = 'Enter a whole number from 1 to 30';

/** An option group with one option. Fields are named by path. */
export const optionGroupFormCases: FormCases = {
  filled: {
    name: 'Size',
    minimum: '0',
    maximum: '1',
    'choices.0.name': 'Large',
    'choices.0.price': '2.50',
  },
  sent: { minimum: 0, maximum: 1, 'choices.0.price': 250 },
  cases: [
    ...requiredCases('name', 'Group name is required', 80),
    ...typedCasesOf('minimum', [
      ['', null, 'Minimum is required'],
      ['31', 31, minimum],
      ['0.5', 0.5, minimum],
      ['2', 2, "There aren't that many options"],
      ['0', 0, null],
      ['1', 1, null],
    ]),
    ...casesOf('minimum', [['some', minimum]]),
    ...typedCasesOf('maximum', [
      ['', null, 'Maximum is required'],
      ['0', 0, maximum],
      ['31', 31, maximum],
      ['1.5', 1.5, maximum],
      ['1', 1, null],
      ['30', 30, null],
    ]),
    ...casesOf('maximum', [['all', maximum]]),
    ...requiredCases('choices.0.name', 'Option name is required', 80),
    ...moneyCases('choices.0.price', 'Option price'),
  ],
};
