import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { businessInfo } from '../onboarding/index.ts';
import { bankDetails } from '../settings/index.ts';
import { businessForm } from '../store/index.ts';
import { bankDetailsCases } from './bank-details.ts';
import { businessFormCases } from './business-form.ts';
import { businessInfoCases } from './business-info.ts';
import type { FormCase } from './form-case.ts';

/** Rules that no schema can hold, because it has no clock. */
const isTimeless = ({ message }: FormCase): boolean =>
  message !== 'Date of birth cannot be in the future';

describe.each([
  ['business information', businessInfo, businessInfoCases],
  ['bank details', bankDetails, bankDetailsCases],
  ['business', businessForm, businessFormCases],
] as const)('the %s form', (_name, form, { filled, cases }) => {
  it('accepts the sample input', () => {
    expect(z.safeParse(form, filled).success).toBe(true);
  });

  it.each(cases.filter(isTimeless))(
    'validates $field $value: $message',
    ({ field, value, message, given }) => {
      const { error } = z.safeParse(form, { ...filled, ...given, [field]: value });
      const shown = error?.issues.find(({ path }) => path.join('.') === field)?.message ?? null;
      expect(shown).toBe(message);
    },
  );

  const required = cases
    .filter(({ value, message, given }) => value === '' && message && !given)
    .map(({ field }) => field);

  it.each([
    ['missing', {}],
    ['blank', Object.fromEntries(required.map((field) => [field, '']))],
  ])('reports every required field that is %s at once', (_how, values) => {
    const { error } = z.safeParse(form, values);
    const refused = new Set(error?.issues.map(({ path }) => path.join('.')));
    expect(required.filter((field) => !refused.has(field))).toEqual([]);
  });
});
