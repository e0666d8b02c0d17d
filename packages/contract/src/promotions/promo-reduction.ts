import { shareOf } from '../shared/money.ts';
import type { PromoType } from './promotions.schemas.ts';

/** The terms of a promo code. Amounts in minor units. */
export type PromoTerms = {
  readonly type: PromoType;
  /** Basis points; for a percentage. */
  readonly rate: number | null;
  /** For an amount. */
  readonly amount: number | null;
  /** It takes no more than this off one order; null where there is no cap. */
  readonly maxDiscount: number | null;
  /** The minimum value of a basket. */
  readonly minimumOrderValue: number;
};

/**
 * Returns the discount of a promo code on a basket of a value, deals taken off: nothing below the
 * minimum; at most its cap, the basket and its remaining budget (null without one). The last order
 * of a budget gets the rest.
 */
export function promoReduction(
  { type, rate, amount, maxDiscount, minimumOrderValue }: PromoTerms,
  basket: number,
  left: number | null = null,
): number {
  if (basket < minimumOrderValue) return 0;
  const promised = type === 'PERCENTAGE' ? shareOf(basket, rate ?? 0) : (amount ?? 0);
  return Math.max(0, Math.min(promised, basket, maxDiscount ?? basket, left ?? basket));
}
