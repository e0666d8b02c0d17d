import { shareOf } from '../shared/money.ts';
import type { PromoType } from './promotions.schemas.ts';

/** What a promo code promises. Amounts in minor units. */
export type PromoTerms = {
  readonly type: PromoType;
  /** Basis points; for a percentage. */
  readonly rate: number | null;
  /** For an amount. */
  readonly amount: number | null;
  /** It takes no more than this off one order; null where there is no cap. */
  readonly maxDiscount: number | null;
  /** What a basket has to come to. */
  readonly minimumOrderValue: number;
};

/**
 * What a promo code takes off a basket that comes to so much, the reductions of its deals taken off:
 * nothing below the minimum, never more than its cap, than the basket, or than is left of its budget
 * (null where it has none). The last order of a budget is given what is left.
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
