import type { OrderItemRow } from './order-rows.repository.ts';

/** Returns the product units that an order line takes; empty without a product id. */
export function unitsOf({ productId, quantity }: Pick<OrderItemRow, 'productId' | 'quantity'>) {
  return productId === null ? [] : [{ productId, quantity }];
}
