import { goalTemplates, type CampaignGoal } from '@counter/contract/marketing';
import { promoRequest, startsTooEarly, type PromoRequest } from '@counter/contract/promotions';
import { addDays, type Day } from '@counter/contract/shared';
import type { Resolver } from 'react-hook-form';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';

/** The form as the fields hold it: an empty number is null, an empty date an empty text. */
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

/** The form of a promo code that is not there yet. */
export function blankPromo(today: string): PromoValues {
  return {
    promoCode: '',
    description: '',
    type: 'PERCENTAGE',
    percentage: null,
    amount: null,
    maxDiscount: null,
    minOrderValue: null,
    startDate: today,
    endDate: '',
    usageLimit: null,
    usageLimitPerCustomer: null,
    budget: null,
  };
}

const defaultPercent = 10;
const daysOfGoal = 30;

/** The form of a promo code for a campaign: once for every customer, for a month. */
export function promoOfGoal(goal: CampaignGoal, today: Day): PromoValues {
  const { code, percent, title } = goalTemplates[goal];
  return {
    ...blankPromo(today),
    promoCode: code,
    description: title,
    percentage: percent || defaultPercent,
    minOrderValue: 0,
    endDate: addDays(today, daysOfGoal),
    usageLimitPerCustomer: 1,
  };
}

/** The request's own rules, and that a promo code does not begin before the store's today. */
export function promoResolver(
  storeId: number,
  today: () => string,
): Resolver<PromoValues, unknown, PromoRequest> {
  const check = resolverFor(promoRequest, (values: PromoValues) => ({
    ...values,
    storeId,
    // What the type has no field for is not sent. A text may be no number, and is told so.
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
