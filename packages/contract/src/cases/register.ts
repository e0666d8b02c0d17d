import { emailCases, lengthCases, newPasswordCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** The 'Register' form, which sends nothing; its values carry over into the wizard. */
export const registerCases: FormCases = {
  filled: {
    firstName: 'Maya',
    lastName: 'Lind',
    email: 'maya.lind@bakery.test',
    password: 'Four-words-1',
  },
  cases: [
    ...lengthCases('firstName', 'First name required', {
      minimum: 2,
      maximum: 50,
      exclaimed: true,
    }),
    ...lengthCases('lastName', 'Last name required', { minimum: 2, maximum: 50, exclaimed: true }),
    ...emailCases('email', 'Email is required'),
    ...newPasswordCases('password', 'Password is required'),
  ],
};
