import { casesOf, emailCases, lengthCases, newPasswordCases, phoneCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** The address and role of an invitation. */
export const invitationCases: FormCases = {
  filled: { email: 'nina@example.test', role: 'staff' },
  cases: [
    ...emailCases('email', 'Email is required'),
    ...casesOf('role', [
      ['', 'Choose a role'],
      ['boss', 'Choose a role'],
      ['owner', null],
      ['accountant', null],
    ]),
  ],
};

/** The form for people without an account who accept an invitation. */
export const joinCases: FormCases = {
  filled: { fullName: 'Nina Ortiz', phoneNumber: '+1 212 555 0142', password: 'Four-words-1' },
  cases: [
    ...lengthCases('fullName', 'Name is required', { minimum: 2, maximum: 101 }),
    ...phoneCases('phoneNumber', 'Phone number is required'),
    ...newPasswordCases('password', 'Password is required'),
  ],
};
