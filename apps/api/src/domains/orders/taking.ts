import type { OrderItemRow } from './order-rows.repository.ts';

/** What a line of an order takes of a product; nothing where the product is not known. */
export function takingOf({ productId, quantity }: Pick<OrderItemRow, 'productId' | 'quantity'>) {
  return productId === null ? [] : [{ productId, quantity }];
}
