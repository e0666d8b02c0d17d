import type { DeliveryMethod } from '../orders/orders.choices.ts';

/** The marketplace's commission plans, which depend on who brings the order. */
export const feePlans = ['DELIVERED', 'PICKED_UP'] as const;

export type FeePlan = (typeof feePlans)[number];

/** Returns the plan of an order's fee. */
export function feePlanOf(deliveryMethod: DeliveryMethod): FeePlan {
  return deliveryMethod === 'PICKUP' ? 'PICKED_UP' : 'DELIVERED';
}

const labels: Record<FeePlan, string> = { DELIVERED: 'Delivered', PICKED_UP: 'Picked up' };

/** Formats a plan: `Delivered 15%`. `rate` is in basis points; null if unknown. */
export function feePlanLabel(plan: FeePlan, rate: number | null): string {
  return rate === null ? labels[plan] : `${labels[plan]} ${rate / 100}%`;
}
