import { optionalCases, requiredCases } from './field-cases.ts';
import type { FormCases } from './form-case.ts';

/** The category form. */
export const categoryFormCases: FormCases = {
  filled: { name: 'Bread', description: 'Baked before sunrise.' },
  cases: [...requiredCases('name', 'Name  is required.', 60), ...optionalCases('description', 500)],
};
