import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { blockRequest } from '../customers/index.ts';
import {
  customerPickupRequest,
  deliveryFeesRequest,
  orderingSetting,
  storeInfoRequest,
  taxRateRequest,
} from '../settings/index.ts';
import { deliveryFeeCases } from './delivery-fees.ts';
import { apiMessageOf } from './form-case.ts';
import { nested } from './nested.ts';
import {
  blockCases,
  customerPickupCases,
  storeInfoCases,
  storeOrderingCases,
  taxRateCases,
} from './store-settings.ts';

describe.each([
  ['store', storeInfoRequest, storeInfoCases],
  ['tax rate', taxRateRequest, taxRateCases],
  ['pickup instructions', customerPickupRequest, customerPickupCases],
  ['ordering', orderingSetting.request, storeOrderingCases],
  ['delivery fees', deliveryFeesRequest, deliveryFeeCases],
  ['block', blockRequest, blockCases],
] as const)('the %s form', (_name, form, { filled, sent, cases }) => {
  const whole = { storeId: 1, ...filled, ...sent };

  it('accepts the sample input', () => {
    expect(z.safeParse(form, nested(whole)).success).toBe(true);
  });

  it.each(cases)('validates $field $value: $message', ({ field, ...one }) => {
    const value = 'sent' in one ? one.sent : one.value;
    const { error } = z.safeParse(form, nested({ ...whole, [field]: value }));
    const shown = error?.issues.find(({ path }) => path.join('.') === field)?.message ?? null;
    expect(shown).toBe(apiMessageOf(one));
  });
});
