import { casesOf, newPasswordCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/**
 * The new password form in My Profile. Tests sign in with the password of `filled`; `confirmPassword` stays in the
 * browser.
 */
export const passwordChangeCases: FormCases = {
  filled: {
    password: 'Test-pass-1',
    newPassword: 'Four-words-1',
    confirmPassword: 'Four-words-1',
  },
  cases: [
    ...newPasswordCases('newPassword', 'New password is required', 'confirmPassword'),
    ...casesOf('confirmPassword', [
      ['', 'Confirm password is required'],
      ['Four-words-2', 'New password and confirm new password do not match.'],
      ['Four-words-1', null],
    ]),
  ],
};
