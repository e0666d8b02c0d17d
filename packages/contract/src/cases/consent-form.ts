import { casesOf, optionalCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** The form for a customer's consent to text messages. */
export const consentCases: FormCases = {
  filled: { phoneNumber: '+1 212 555 0199', how: 'COUNTER', note: '' },
  cases: [
    ...casesOf('how', [
      ['', 'Select how'],
      ['REPLY_START', 'Select how'],
      ['PHONE', null],
    ]),
    ...optionalCases('note', 200),
  ],
};
