import { promoReduction } from '@counter/contract/promotions';
import { moneyInSentence } from '../../../lib/money-in-sentence.ts';
import type { PromoValues } from './promo-values.ts';
import { text } from '../promotions.text.ts';

type Terms = Pick<
  PromoValues,
  'type' | 'percentage' | 'amount' | 'maxDiscount' | 'minOrderValue' | 'budget'
>;

/**
 * Describes a promo code's effect on an example basket while typing: "On a $ 30.00 basket the customer pays $ 25.50.";
 * empty while a number is missing or invalid.
 */
export function describeExample(terms: Terms, basket: number | null, currency: string): string {
  const value = terms.type === 'PERCENTAGE' ? terms.percentage : terms.amount;
  const most = terms.type === 'PERCENTAGE' ? 100 : Infinity;
  if (!isNumber(value) || value <= 0 || value > most || !isNumber(basket)) return '';
  const minimumOrderValue = known(terms.minOrderValue) ?? 0;
  const sum = moneyInSentence(basket, currency);
  if (basket < minimumOrderValue) {
    return text.form.basketTooSmall(sum, moneyInSentence(minimumOrderValue, currency));
  }
  const reduction = promoReduction(
    {
      type: terms.type,
      rate: terms.type === 'PERCENTAGE' ? Math.round(value * 100) : null,
      amount: terms.type === 'AMOUNT' ? value : null,
      maxDiscount: known(terms.maxDiscount),
      minimumOrderValue,
    },
    basket,
    known(terms.budget),
  );
  return text.form.customerPaysHint(sum, moneyInSentence(basket - reduction, currency));
}

function isNumber(value: number | null): value is number {
  return value !== null && !Number.isNaN(value);
}

function known(value: number | null): number | null {
  return isNumber(value) ? value : null;
}
