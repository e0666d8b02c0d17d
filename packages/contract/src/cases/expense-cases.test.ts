import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { expenseDateTooLate, expenseRequest, supplierRequest } from '../expenses/index.ts';
import { expenseFormCases, supplierFormCases } from './expense-form.ts';
import { apiMessageOf, type FormCase } from './form-case.ts';

/** Rules that no schema can hold, because it has no clock. */
const isTimeless = ({ message }: FormCase): boolean => message !== expenseDateTooLate;

describe.each([
  ['expense', expenseRequest, expenseFormCases],
  ['supplier', supplierRequest, supplierFormCases],
] as const)('the %s form', (_name, schema, { filled, sent, cases }) => {
  const whole = { storeId: 1, ...filled, ...sent };

  it('accepts the sample input', () => {
    expect(z.safeParse(schema, whole).success).toBe(true);
  });

  it.each(cases.filter(isTimeless))('validates $field $value: $message', (one) => {
    const value = 'sent' in one ? one.sent : one.value;
    const { error } = z.safeParse(schema, { ...whole, [one.field]: value });
    const shown = error?.issues.find(({ path }) => path.join('.') === one.field)?.message ?? null;
    expect(shown).toBe(apiMessageOf(one));
  });
});
