import { casesOf, emailCases, lengthCases, newPasswordCases, phoneCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** Who is invited into a team, and as what. */
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

/** What somebody without an account fills in to accept an invitation. */
export const joinCases: FormCases = {
  filled: { fullName: 'Nina Ortiz', phoneNumber: '+1 212 555 0142', password: 'Four-words-1' },
  cases: [
    ...lengthCases('fullName', 'Name is required', { minimum: 2, maximum: 101 }),
    ...phoneCases('phoneNumber', 'Phone number is required'),
    ...newPasswordCases('password', 'Password is required'),
  ],
};
