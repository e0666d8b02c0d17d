import { casesOf, emailCases, newPasswordCases, phoneCases, requiredCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** Step 0 of the wizard. `confirmPassword` stays in the browser. */
export const signUpCases: FormCases = {
  filled: {
    firstName: 'Maya',
    lastName: 'Lind',
    phoneNumber: '+1 212 555 0142',
    email: 'maya.lind@bakery.test',
    password: 'Four-words-1',
    confirmPassword: 'Four-words-1',
  },
  cases: [
    ...requiredCases('firstName', 'First name  is required.', 50),
    ...requiredCases('lastName', 'Last name  is required.', 50),
    ...phoneCases('phoneNumber', 'Phone number  is required.'),
    ...emailCases('email', 'Email  is required.'),
    ...newPasswordCases('password', 'Password  is required.', 'confirmPassword'),
    ...casesOf('confirmPassword', [
      ['', 'Confirm password  is required.'],
      ['Four-words-2', 'Passwords must match'],
      ['four-words-1', 'Passwords must match'],
      ['Four-words-1', null],
    ]),
  ],
};
