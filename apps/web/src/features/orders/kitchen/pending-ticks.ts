import type { Order } from '@counter/contract/orders';
import { text } from '../orders.text.ts';

/** A change of ticks on its way to the server. */
export type Tick = {
  readonly order: Pick<Order, 'id' | 'orderNumber'>;
  readonly lines: readonly number[];
  readonly made: boolean;
  /** The time of the press (ISO 8601). */
  readonly at: string;
};

/** Returns orders with the ticks on their way. Untouched orders stay the same objects. */
export function withPendingTicks(
  orders: readonly Order[],
  ticks: readonly Tick[],
): readonly Order[] {
  return ticks.length === 0 ? orders : orders.map((order) => withPendingTick(order, ticks));
}

/** See `withPendingTicks`. The last tick of a line counts. */
export function withPendingTick<O extends Order>(order: O, ticks: readonly Tick[]): O {
  const own = ticks.filter((tick) => tick.order.id === order.id);
  if (own.length === 0) return order;
  const items = order.items.map((item) => {
    const last = own.findLast(({ lines }) => lines.includes(item.line));
    if (!last || last.made === (item.made !== null)) return item;
    return { ...item, made: last.made ? { at: last.at, by: text.you } : null };
  });
  return { ...order, items };
}
