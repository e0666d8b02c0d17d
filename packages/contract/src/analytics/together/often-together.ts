/** So many days of orders are counted, today included. */
export const togetherDays = 90;

/** So many orders with a product are looked at, the latest. */
export const togetherOrders = 2000;

/** A product is named from so many common orders on: fewer say nothing about customers. */
export const minTogether = 3;

/** At most so many products are named. */
export const maxTogether = 5;

/** The orders in which another product stands beside the one in question. */
export type Beside = { readonly productId: number; readonly orders: number };

/** Returns what is often ordered with a product: the most common first, each enough to say something. */
export function oftenTogether<Other extends Beside>(beside: readonly Other[]): Other[] {
  return beside
    .filter(({ orders }) => orders >= minTogether)
    .toSorted((a, b) => b.orders - a.orders || a.productId - b.productId)
    .slice(0, maxTogether);
}

/** Returns the share of orders with the other product as a whole percentage, at most 100. */
export function shareTogether(together: number, orders: number): number {
  return orders === 0 ? 0 : Math.min(Math.round((together / orders) * 100), 100);
}
