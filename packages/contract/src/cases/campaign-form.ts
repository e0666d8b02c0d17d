import { casesOf, requiredCases, typedCasesOf } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** The SMS campaign form. Its time is far in the future. */
export const campaignFormCases: FormCases = {
  filled: {
    title: 'Asparagus',
    message: 'Asparagus is here!',
    scheduleAt: '06-01-2090 10:00 AM',
    contacts: '+1 212 555 0142',
  },
  sent: { contacts: ['+1 212 555 0142'] },
  cases: [
    ...requiredCases('title', 'Title is required', 100),
    ...requiredCases('message', 'Message is required', 1000),
    ...casesOf('scheduleAt', [
      ['06-01-2090 25:00 PM', 'Enter a date and a time'],
      ['02-30-2090 10:00 AM', 'Enter a date and a time'],
      ['2090-06-01 10:00', 'Enter a date and a time'],
      ['11-30-2025 10:00 AM', 'Schedule date cannot be earlier than now'],
      ['06-01-2090 10:00 am', null],
      ['', null],
    ]),
    ...typedCasesOf('contacts', [
      ['', [], 'Add at least one contact'],
      // Saved, but never texted.
      ['12345', ['12345'], null],
      ['(212) 555-0142', ['(212) 555-0142'], null],
      ['+44 7911 123456', ['+44 7911 123456'], null],
    ]),
  ],
};
