import type { Order } from '@counter/contract/orders';

/** The fields that opening or snoozing an order sets. */
export type Silence = Partial<Pick<Order, 'seenAt' | 'quietUntil'>>;

/** Silenced orders by id, until the server confirms them. */
export type PendingSilence = ReadonlyMap<number, Silence>;

/** Returns the orders with pending silences applied. Unchanged orders stay the same objects. */
export function withPendingSilence(
  orders: readonly Order[],
  pending: PendingSilence,
): readonly Order[] {
  return pending.size === 0
    ? orders
    : orders.map((order) => withSilence(order, pending.get(order.id)));
}

/** Returns an order with its silence applied. An order that was already opened or snoozed stays the same object. */
export function withSilence<O extends Order>(order: O, silence: Silence | undefined): O {
  const seenAt = order.seenAt ?? silence?.seenAt ?? null;
  const quietUntil = later(order.quietUntil, silence?.quietUntil ?? null);
  const isSame = seenAt === order.seenAt && quietUntil === order.quietUntil;
  return isSame ? order : { ...order, seenAt, quietUntil };
}

function later(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return Date.parse(b) > Date.parse(a) ? b : a;
}
