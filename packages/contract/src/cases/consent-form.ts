import { casesOf, optionalCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** How somebody agreed to text messages, or wanted no more of them. */
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
