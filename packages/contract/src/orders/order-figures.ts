type Charged = {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly tip: number;
};

/** Returns the store's part of what the customer paid: the most that can be refunded. */
export function chargedOf({ subtotal, discount, tax, tip }: Charged): number {
  return subtotal - discount + tax + tip;
}

/** Returns "Customer paid": the store's part and the delivery fee. */
export function customerPaidOf(order: Charged & { readonly deliveryFee: number }): number {
  return chargedOf(order) + order.deliveryFee;
}

/** Returns "Your earnings", the "Order Total Amount" of the breakdown: the store's part less the marketplace's fee. */
export function earningsOf(order: Charged & { readonly fee: number }): number {
  return chargedOf(order) - order.fee;
}
