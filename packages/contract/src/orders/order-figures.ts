import type { PromoPaidBy } from '../promotions/promotions.choices.ts';

type Charged = {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly tip: number;
};

/** Returns the store's part of the customer's payment, which is the most that can be refunded. */
export function chargedOf({ subtotal, discount, tax, tip }: Charged): number {
  return subtotal - discount + tax + tip;
}

/** Returns "Customer paid": the store's part plus the delivery fee. */
export function customerPaidOf(order: Charged & { readonly deliveryFee: number }): number {
  return chargedOf(order) + order.deliveryFee;
}

/** Returns the breakdown's "Order Total Amount": the store's part minus the marketplace's fee. */
export function orderTotalOf(order: Charged & { readonly fee: number }): number {
  return chargedOf(order) - order.fee;
}

type Promoted = {
  /** The promo code's share of the discount. */
  readonly promoDiscount: number;
  readonly promoPaidBy: PromoPaidBy | null;
};

/** Returns the discount that the marketplace reimburses to the store. */
export function promoCreditOf({ promoDiscount, promoPaidBy }: Promoted): number {
  return promoPaidBy === 'MARKETPLACE' ? promoDiscount : 0;
}

/** Returns "Your earnings" before refunds, as in the ledger once the order is completed. */
export function earningsOf(order: Charged & Promoted & { readonly fee: number }): number {
  return orderTotalOf(order) + promoCreditOf(order);
}
