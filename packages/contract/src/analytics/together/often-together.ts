/** The days of orders that count, including today. */
export const togetherDays = 90;

/** The maximum number of a product's latest orders to consider. */
export const togetherOrders = 2000;

/** The minimum number of common orders; fewer say nothing about customers. */
export const minTogether = 3;

/** The maximum number of products. */
export const maxTogether = 5;

/** The number of orders that contain both products. */
export type Beside = { readonly productId: number; readonly orders: number };

/** Returns the products most often ordered together with another, the most common first, without insignificant ones. */
export function oftenTogether<Other extends Beside>(beside: readonly Other[]): Other[] {
  return beside
    .filter(({ orders }) => orders >= minTogether)
    .toSorted((a, b) => b.orders - a.orders || a.productId - b.productId)
    .slice(0, maxTogether);
}

/** Returns the share of orders with the other product in whole percent, at most 100. */
export function shareTogether(together: number, orders: number): number {
  return orders === 0 ? 0 : Math.min(Math.round((together / orders) * 100), 100);
}
