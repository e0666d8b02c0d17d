import type { Order, OrderStatus } from '@counter/contract/orders';

/** What people of this device did that the server has not answered yet, by the order's id. */
export type PendingChanges = {
  readonly statuses: ReadonlyMap<number, OrderStatus>;
  readonly seen: ReadonlyMap<number, string>;
};

/** The orders as they will be when the server agrees. Untouched orders stay the same objects. */
export function withPendingChanges(
  orders: readonly Order[],
  changes: PendingChanges,
): readonly Order[] {
  if (changes.statuses.size === 0 && changes.seen.size === 0) return orders;
  return orders.map((order) => withPendingChange(order, changes));
}

/** See `withPendingChanges`. */
export function withPendingChange<O extends Order>(
  order: O,
  { statuses, seen }: PendingChanges,
): O {
  const status = statuses.get(order.id);
  const seenAt = order.seenAt ?? seen.get(order.id);
  if (status === undefined && seenAt === (order.seenAt ?? undefined)) return order;
  return { ...order, status: status ?? order.status, seenAt: seenAt ?? null };
}
