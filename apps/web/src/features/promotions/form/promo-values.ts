import { goalTemplates, type CampaignGoal } from '@counter/contract/marketing';
import { promoRequest, startsTooEarly, type PromoRequest } from '@counter/contract/promotions';
import { addDays, type Day } from '@counter/contract/shared';
import type { Resolver } from 'react-hook-form';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';

/** The form's field values: an empty number is null, an empty date an empty string. */
export type PromoValues = {
  promoCode: string;
  description: string;
  type: PromoRequest['type'];
  percentage: number | null;
  amount: number | null;
  maxDiscount: number | null;
  minOrderValue: number | null;
  startDate: string;
  endDate: string;
  usageLimit: number | null;
  usageLimitPerCustomer: number | null;
  budget: number | null;
};

/** A code runs for a month by default, in days. */
const usualDays = 30;

/** Returns the default last day of a code that starts on a day. */
export function usualEnd(startDate: Day): Day {
  return addDays(startDate, usualDays);
}

/** Returns the form values of a new promo code: for orders of any value, for a month. */
export function blankPromo(today: Day): PromoValues {
  return {
    promoCode: '',
    description: '',
    type: 'PERCENTAGE',
    percentage: null,
    amount: null,
    maxDiscount: null,
    minOrderValue: 0,
    startDate: today,
    endDate: usualEnd(today),
    usageLimit: null,
    usageLimitPerCustomer: null,
    budget: null,
  };
}

const defaultPercent = 10;

/** Returns the form values of a campaign's promo code: once per customer. */
export function promoOfGoal(goal: CampaignGoal, today: Day): PromoValues {
  const { code, percent, title } = goalTemplates[goal];
  return {
    ...blankPromo(today),
    promoCode: code,
    description: title,
    percentage: percent || defaultPercent,
    usageLimitPerCustomer: 1,
  };
}

/** Validates the request, and that the code doesn't start before the store's today. */
export function promoResolver(
  storeId: number,
  today: () => string,
): Resolver<PromoValues, unknown, PromoRequest> {
  const check = resolverFor(promoRequest, (values: PromoValues) => ({
    ...values,
    storeId,
    // Omits values that the type has no field for. Percentages stay text, so that an invalid number gets an error.
    percentage:
      values.type === 'PERCENTAGE' && values.percentage !== null ? String(values.percentage) : null,
    amount: values.type === 'AMOUNT' ? values.amount : null,
  }));
  return async (values, context, options) => {
    const result = await check(values, context, options);
    const tooEarly = values.startDate !== '' && values.startDate < today();
    if (!tooEarly || 'startDate' in result.errors) return result;
    const startDate = { type: 'custom', message: startsTooEarly };
    return { values: {}, errors: { ...result.errors, startDate } };
  };
}
