import { optionalCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** A store's notes about a customer. */
export const customerNotesCases: FormCases = {
  filled: { notes: 'Rings twice.' },
  cases: optionalCases('notes', 2000),
};
