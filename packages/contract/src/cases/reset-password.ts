import { casesOf, newPasswordCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** A new password through a mailed link. `confirmPassword` stays in the browser. */
export const resetPasswordCases: FormCases = {
  filled: { newPassword: 'Four-words-1', confirmPassword: 'Four-words-1' },
  cases: [
    ...newPasswordCases('newPassword', 'Password is required', 'confirmPassword'),
    ...casesOf('confirmPassword', [
      ['', 'Confirm password is required'],
      ['Four-words-2', 'New password and confirm new password do not match.'],
      ['four-words-1', 'New password and confirm new password do not match.'],
      ['Four-words-1', null],
    ]),
  ],
};
