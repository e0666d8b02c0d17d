import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { webOrderRequest } from '../storefront/index.ts';
import { checkoutBody, checkoutCases } from './checkout-form.ts';

describe("the web store's checkout", () => {
  const whole = {
    deliveryMethod: 'DIRECT',
    items: [{ productId: 1, quantity: 1 }],
    tip: { percent: 0 },
    payment: 'ON_DELIVERY',
    expectedTotal: 0,
  };
  const { filled, cases } = checkoutCases;

  it('accepts the sample input', () => {
    const { error } = z.safeParse(webOrderRequest, { ...whole, ...checkoutBody(filled) });
    expect(error?.issues).toBeUndefined();
  });

  it.each(cases)('validates $field $value: $message', ({ field, value, message }) => {
    const body = { ...whole, ...checkoutBody({ ...filled, [field]: value }) };
    const { error } = z.safeParse(webOrderRequest, body);
    const shown = error?.issues.find(({ path }) => path.join('.') === field)?.message ?? null;
    expect(shown).toBe(message);
  });
});
