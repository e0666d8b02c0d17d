import { formatMoney } from '../shared/money.ts';
import { spokenDay } from '../shared/spoken-time.ts';
import type { Day } from '../shared/zone.ts';
import type { PromoState } from './promotions.schemas.ts';

/** What decides whether a promo code can be used. */
export type PromoFacts = {
  readonly promoCode: string;
  /** The store days on which it can be used, both included. */
  readonly startDate: Day;
  readonly endDate: Day;
  /** How often it can be used in all; null where there is no limit. */
  readonly usageLimit: number | null;
  readonly uses: number;
  /** What it may take off in all, minor units; null where there is no limit. */
  readonly budget: number | null;
  readonly given: number;
};

export type PromoStanding = {
  readonly state: PromoState;
  /** Why it cannot be used, as a sentence; empty where it can. */
  readonly reason: string;
};

/** Whether a promo code can be used on a store day, and why not. The one place that decides it. */
export function promoStanding(promo: PromoFacts, today: Day, currency: string): PromoStanding {
  const { promoCode, startDate, endDate, usageLimit, uses, budget } = promo;
  if (today > endDate) {
    return { state: 'ENDED', reason: `${promoCode} ended on ${spokenDay(endDate)}.` };
  }
  if (usageLimit !== null && uses >= usageLimit) {
    const times = usageLimit === 1 ? 'once' : `${usageLimit} times`;
    return { state: 'USED_UP', reason: `${promoCode} is used up: it could be used ${times}.` };
  }
  if (budgetLeft(promo) === 0) {
    const sum = formatMoney(budget, currency);
    return { state: 'BUDGET_SPENT', reason: `${promoCode} is used up: it has given ${sum}.` };
  }
  if (today < startDate) {
    return { state: 'NOT_STARTED', reason: `${promoCode} starts on ${spokenDay(startDate)}.` };
  }
  return { state: 'ACTIVE', reason: '' };
}

/** What a promo code may still take off in all; null where it has no budget. */
export function budgetLeft({ budget, given }: Pick<PromoFacts, 'budget' | 'given'>): number | null {
  return budget === null ? null : Math.max(0, budget - given);
}
