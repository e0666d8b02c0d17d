import { casesOf, lengthCases, phoneCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** A person's own name, phone number and way of writing dates. */
export const profileCases: FormCases = {
  filled: { fullName: 'Maya Lind', phoneNumber: '+1 212 555 0142', dateLanguage: 'en-GB' },
  cases: [
    ...lengthCases('fullName', 'Name is required', { minimum: 2, maximum: 101 }),
    ...phoneCases('phoneNumber', 'Phone number is required'),
    ...casesOf('dateLanguage', [
      ['', 'Choose one of the list'],
      ['tlh', 'Choose one of the list'],
      ['de-DE', null],
      ['pt-BR', null],
    ]),
  ],
};
