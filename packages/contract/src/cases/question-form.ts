import { casesOf, emailCases, optionalCases, phoneCases, requiredCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

const contact = 'Leave an email address or a phone number for the answer';

/** The question form of the web store. */
export const questionCases: FormCases = {
  filled: {
    name: 'Maya Lind',
    message: 'Do you cater for forty people?',
    email: 'maya@lind.test',
    phoneNumber: '+1 212 555 0142',
    address: '12 Mill Lane, Springfield',
    eventDate: '2090-06-01',
  },
  cases: [
    ...requiredCases('name', 'Name is required', 80),
    ...requiredCases('message', 'Message is required', 1000),
    ...withoutEmpty(emailCases('email', '')),
    ...withoutEmpty(phoneCases('phoneNumber', '')),
    { field: 'email', value: '', message: null },
    { field: 'phoneNumber', value: '', message: null },
    { field: 'email', value: '', message: contact, given: { phoneNumber: '' } },
    { field: 'phoneNumber', value: '', message: contact, given: { email: '' } },
    ...optionalCases('address', 200),
    ...casesOf('eventDate', [
      ['', null],
      ['2090-06-01', null],
      ['6/1/2090', null],
      ['soon', 'Event date must be a date'],
    ]),
  ],
};

/** Removes the empty cases, because only one of the two fields is required. */
function withoutEmpty(cases: FormCases['cases']): FormCases['cases'] {
  return cases.filter(({ value }) => String(value).trim() !== '');
}
