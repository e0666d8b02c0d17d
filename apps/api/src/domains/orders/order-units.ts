import type { OrderItemRow } from './order-rows.repository.ts';

/** Returns the units that an order line takes of a product; nothing for an unknown product. */
export function unitsOf({ productId, quantity }: Pick<OrderItemRow, 'productId' | 'quantity'>) {
  return productId === null ? [] : [{ productId, quantity }];
}
