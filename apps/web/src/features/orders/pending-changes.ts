import type { Order } from '@counter/contract/orders';

/** The times this device looked at orders, by order id, until the server confirms them. */
export type PendingLooks = ReadonlyMap<number, string>;

/** The orders with what was looked at a moment ago. Untouched orders stay the same objects. */
export function withPendingLooks(orders: readonly Order[], looks: PendingLooks): readonly Order[] {
  return looks.size === 0 ? orders : orders.map((order) => withPendingLook(order, looks));
}

/** See `withPendingLooks`. A move leaves the order as it is until the server has answered. */
export function withPendingLook<O extends Order>(order: O, looks: PendingLooks): O {
  const seenAt = looks.get(order.id);
  return seenAt === undefined || order.seenAt !== null ? order : { ...order, seenAt };
}
