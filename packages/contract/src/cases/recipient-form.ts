import { emailCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** Adding an address to the mails about a store. */
export const recipientCases: FormCases = {
  filled: { email: 'maya@kitchen.test' },
  cases: emailCases('email', 'Email is required'),
};
