import type { Order, OrderStatus } from '@counter/contract/orders';
import { isReleased } from '@counter/contract/orders';

/** Orders that this device need not print by itself any more, oldest first. */
export type Printed = readonly number[];

/** More orders than any store has on one day. */
const maxRemembered = 2_000;
const toMake: readonly OrderStatus[] = ['STORE_ACCEPTED', 'READY'];

/** Returns the accepted orders that the kitchen has to start, and that this device has not printed. */
export function findUnprinted(orders: readonly Order[], printed: Printed, now: number): Order[] {
  const known = new Set(printed);
  return orders.filter(
    (order) => toMake.includes(order.status) && isReleased(order, now) && !known.has(order.id),
  );
}

/** Remembers orders as printed. */
export function remember(printed: Printed, orders: readonly Pick<Order, 'id'>[]): Printed {
  return [...new Set([...printed, ...orders.map(({ id }) => id)])].slice(-maxRemembered);
}
