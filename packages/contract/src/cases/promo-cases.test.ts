import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { promoRequest } from '../promotions/index.ts';
import { apiMessageOf } from './form-case.ts';
import { promoFormCases } from './promo-form.ts';

describe('the promo code form', () => {
  const { filled, sent, cases } = promoFormCases;
  const whole = { storeId: 1, ...filled, ...sent };

  it('accepts the sample input', () => {
    expect(z.safeParse(promoRequest, whole).success).toBe(true);
  });

  it.each(cases)('validates $field $value: $message', ({ field, given, ...one }) => {
    const value = 'sent' in one ? one.sent : one.value;
    const { error } = z.safeParse(promoRequest, { ...whole, ...given, [field]: value });
    const shown = error?.issues.find(({ path }) => path.join('.') === field)?.message ?? null;
    expect(shown).toBe(apiMessageOf(one));
  });

  it.each([
    ['percentage', { type: 'PERCENTAGE' }, { amount: null, maxDiscount: null }],
    ['amount', { type: 'AMOUNT' }, { percentage: null }],
  ])("ignores the fields that don't belong to a %s", (_what, type, absent) => {
    expect(z.safeParse(promoRequest, { ...whole, ...type, ...absent }).success).toBe(true);
  });

  it('requires a type', () => {
    const { error } = z.safeParse(promoRequest, { ...whole, type: '' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Type is required']);
  });
});
