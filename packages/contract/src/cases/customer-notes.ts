import { optionalCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** What the people of a store note of a customer. */
export const customerNotesCases: FormCases = {
  filled: { notes: 'Rings twice.' },
  cases: optionalCases('notes', 2000),
};
