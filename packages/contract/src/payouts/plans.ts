import type { DeliveryMethod } from '../orders/orders.choices.ts';

/** The plans of the marketplace's commission: what it takes depends on who brings the order. */
export const feePlans = ['DELIVERED', 'PICKED_UP'] as const;

export type FeePlan = (typeof feePlans)[number];

/** The plan that the fee of an order goes by. */
export function feePlanOf(deliveryMethod: DeliveryMethod): FeePlan {
  return deliveryMethod === 'PICKUP' ? 'PICKED_UP' : 'DELIVERED';
}

const labels: Record<FeePlan, string> = { DELIVERED: 'Delivered', PICKED_UP: 'Picked up' };

/** A plan as people read it: `Delivered 15%`. `rate` is in basis points; null where it is not known. */
export function feePlanLabel(plan: FeePlan, rate: number | null): string {
  return rate === null ? labels[plan] : `${labels[plan]} ${rate / 100}%`;
}
