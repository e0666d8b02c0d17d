import { shareOf } from '../shared/money.ts';
import type { PromoType } from './promotions.schemas.ts';

/** The terms of a promo code. Amounts in minor units. */
export type PromoTerms = {
  readonly type: PromoType;
  /** Basis points, for a percentage code. */
  readonly rate: number | null;
  /** For an amount code. */
  readonly amount: number | null;
  /** The maximum discount per order; null without a cap. */
  readonly maxDiscount: number | null;
  /** The minimum value of a basket. */
  readonly minimumOrderValue: number;
};

/**
 * Returns a promo code's discount on a basket value after deals: 0 below the minimum, at most the cap, the basket and
 * the remaining budget (null without one). The last order gets what is left of a budget.
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
