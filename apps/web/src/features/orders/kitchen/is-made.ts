import type { Order } from '@counter/contract/orders';

/** Returns true if all items of an order in preparation are ticked. */
export function isMade({ status, items }: Pick<Order, 'status' | 'items'>): boolean {
  return (
    status === 'STORE_ACCEPTED' && items.length > 0 && items.every(({ made }) => made !== null)
  );
}
