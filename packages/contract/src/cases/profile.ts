import { casesOf, lengthCases, phoneCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** A person's own name, phone number and date format. */
export const profileCases: FormCases = {
  filled: {
    fullName: 'Maya Lind',
    phoneNumber: '+1 212 555 0142',
    dateOrder: 'DAY_FIRST',
    clock: '24_HOUR',
  },
  cases: [
    ...lengthCases('fullName', 'Name is required', { minimum: 2, maximum: 101 }),
    ...phoneCases('phoneNumber', 'Phone number is required'),
    ...casesOf('dateOrder', [
      ['', 'Choose one of the list'],
      ['en-GB', 'Choose one of the list'],
      ['AUTOMATIC', null],
      ['YEAR_FIRST', null],
    ]),
    ...casesOf('clock', [
      ['', 'Choose one of the list'],
      ['13_HOUR', 'Choose one of the list'],
      ['AUTOMATIC', null],
      ['12_HOUR', null],
    ]),
  ],
};
