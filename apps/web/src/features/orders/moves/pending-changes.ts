import type { Order } from '@counter/contract/orders';

/** The silence that opening or snoozing an order gives it. */
export type Silence = Partial<Pick<Order, 'seenAt' | 'quietUntil'>>;

/** The silence that this device gave orders, by order id, until the server confirms it. */
export type PendingSilence = ReadonlyMap<number, Silence>;

/** The orders with what was opened or snoozed a moment ago. Untouched orders stay the same objects. */
export function withPendingSilence(
  orders: readonly Order[],
  pending: PendingSilence,
): readonly Order[] {
  return pending.size === 0
    ? orders
    : orders.map((order) => withSilence(order, pending.get(order.id)));
}

/** An order with its silence. An order that was opened or snoozed already stays the same object. */
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
