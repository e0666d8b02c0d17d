import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { dealRequest } from '../deals/index.ts';
import { businessProductRequest, categoryRequest, productRequest } from '../menu/index.ts';
import { businessProductFormCases } from './business-product-form.ts';
import { categoryFormCases } from './category-form.ts';
import { dealFormCases } from './deal-form.ts';
import { apiMessageOf } from './form-case.ts';
import { productFormCases } from './product-form.ts';

const inBusiness = { discriminator: 'PRODUCT', businessId: 1 };
const aDeal = { businessId: 1, dealDetails: [{ productId: 7, quantity: 2 }] };

describe.each([
  ['product', productRequest, productFormCases, { storeId: 1 }],
  ['business-scoped product', businessProductRequest, businessProductFormCases, inBusiness],
  ['category', categoryRequest, categoryFormCases, { storeId: 1 }],
  ['deal', dealRequest, dealFormCases, aDeal],
] as const)('the %s form', (_name, form, { filled, sent, cases }, place) => {
  const whole = { ...place, ...filled, ...sent };

  it('accepts the sample input', () => {
    expect(z.safeParse(form, whole).success).toBe(true);
  });

  it.each(cases)('validates $field $value: $message', ({ field, given, ...one }) => {
    const value = 'sent' in one ? one.sent : one.value;
    const { error } = z.safeParse(form, { ...whole, ...given, [field]: value });
    const shown = error?.issues.find(({ path }) => path.join('.') === field)?.message ?? null;
    expect(shown).toBe(apiMessageOf(one));
  });
});
