import { formatMoney } from '../shared/money.ts';
import { spokenDay, type LocalFormat } from '../shared/spoken-time.ts';
import type { Day } from '../shared/zone.ts';
import type { PromoState } from './promotions.schemas.ts';

/** The facts that decide whether a promo code can be used. */
export type PromoFacts = {
  readonly promoCode: string;
  /** The first and last store day. */
  readonly startDate: Day;
  readonly endDate: Day;
  /** The maximum number of uses; null without a limit. */
  readonly usageLimit: number | null;
  readonly uses: number;
  /** The maximum total discount in minor units; null without a limit. */
  readonly budget: number | null;
  readonly given: number;
};

export type PromoStatus = {
  readonly state: PromoState;
  /** The reason it can't be used, in a sentence; empty if it can. */
  readonly reason: string;
};

/** Returns a promo code's state on a store day, with the reason. Nothing else decides it. */
export function promoStatus(
  promo: PromoFacts,
  today: Day,
  { currency, dates }: Pick<LocalFormat, 'dates'> & { readonly currency: string },
): PromoStatus {
  const { promoCode, startDate, endDate, usageLimit, uses, budget } = promo;
  if (today > endDate) {
    return { state: 'ENDED', reason: `${promoCode} ended on ${spokenDay(endDate, { dates })}.` };
  }
  if (usageLimit !== null && uses >= usageLimit) {
    const times = usageLimit === 1 ? 'once' : `${usageLimit} times`;
    return { state: 'USED_UP', reason: `${promoCode} is used up. It could be used ${times}.` };
  }
  if (budgetLeft(promo) === 0) {
    const sum = formatMoney(budget, currency);
    return { state: 'BUDGET_SPENT', reason: `${promoCode} is used up. Its budget was ${sum}.` };
  }
  if (today < startDate) {
    return {
      state: 'NOT_STARTED',
      reason: `${promoCode} starts on ${spokenDay(startDate, { dates })}.`,
    };
  }
  return { state: 'ACTIVE', reason: '' };
}

/** Returns the remaining budget of a promo code; null without a budget. */
export function budgetLeft({ budget, given }: Pick<PromoFacts, 'budget' | 'given'>): number | null {
  return budget === null ? null : Math.max(0, budget - given);
}
