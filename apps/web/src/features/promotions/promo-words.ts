import type { Promo, PromoState } from '@counter/contract/promotions';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import { text } from './promotions.text.ts';
import { uiText } from '../../ui/ui.text.ts';

const reasons: Record<PromoState, string> = {
  ACTIVE: '',
  NOT_STARTED: text.notStartedYet,
  ENDED: text.ended,
  USED_UP: text.usedUp,
  BUDGET_SPENT: text.budgetSpent,
};

/** Returns the reason a promo code is inactive in two or three words; empty if it is active. */
export function shortReason({ state }: Pick<Promo, 'state'>): string {
  return reasons[state];
}

type Terms = Pick<
  Promo,
  'type' | 'promoCodeValue' | 'minimumOrderValue' | 'amount' | 'maxDiscount'
>;

/** Describes type and value: "Percentage 15%", "Amount $ 5.00". */
export function describeValue({ type, promoCodeValue }: Terms): string {
  return `${type === 'PERCENTAGE' ? text.percentage : uiText.amount} ${promoCodeValue}`;
}

/** Describes the terms: "From $ 20.00, up to $ 8.00"; "On every order" if there are none. */
export function describeTerms(terms: Terms, currency: string): string {
  const { type, minimumOrderValue, amount, maxDiscount } = terms;
  const isCapped = maxDiscount !== null && (type === 'PERCENTAGE' || maxDiscount < (amount ?? 0));
  const from = minimumOrderValue > 0 ? text.from(moneyInSentence(minimumOrderValue, currency)) : '';
  const upTo = isCapped ? text.upTo(moneyInSentence(maxDiscount, currency)) : '';
  const words = [from, upTo].filter(Boolean).join(', ') || text.onEveryOrder;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Use = Pick<Promo, 'uses' | 'usageLimit' | 'given' | 'budget'>;

/** Describes the number of uses: "3", "3 of 10". */
export function describeUses({ uses, usageLimit }: Use): string {
  return usageLimit === null ? String(uses) : text.usesOfLimit(uses, usageLimit);
}

/** Describes the total discount: "$ 12.00", "$ 12.00 of $ 250.00". */
export function describeGiven({ given, budget }: Use, currency: string): string {
  const sum = moneyInSentence(given, currency);
  return budget === null ? sum : text.sumOfBudget(sum, moneyInSentence(budget, currency));
}
