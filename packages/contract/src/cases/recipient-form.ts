import { emailCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** The form that adds a mail recipient. */
export const recipientCases: FormCases = {
  filled: { email: 'maya@kitchen.test' },
  cases: emailCases('email', 'Email is required'),
};
