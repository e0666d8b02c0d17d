import { finishedStatuses, type Order } from '@counter/contract/orders';
import type { orderGroups } from './orders-search.ts';

export type OrderGroup = (typeof orderGroups)[number];
export type GroupCounts = Readonly<Record<OrderGroup | 'all', number>>;

/**
 * Returns true if an order is released to the kitchen at `now` (milliseconds). An order without a
 * scheduled time is due at once, even if this device's clock is slow.
 */
export function isReleased(order: Pick<Order, 'scheduledAt' | 'releasedAt'>, now: number): boolean {
  return order.scheduledAt === null || Date.parse(order.releasedAt) <= now;
}

/** Returns true if an order is due and nobody has accepted it. */
export function isWaiting(order: Order, now: number): boolean {
  return order.status === 'NEW' && isReleased(order, now);
}

/** The one part of today's list an order belongs to at `now` (milliseconds). */
export function groupOf(order: Order, now: number): OrderGroup {
  if (finishedStatuses.includes(order.status)) return 'finished';
  if (order.status === 'STORE_ACCEPTED') return 'accepted';
  if (order.status === 'READY') return 'ready';
  return isReleased(order, now) ? 'new' : 'later';
}

const places: Record<OrderGroup, number> = { new: 0, accepted: 0, ready: 0, later: 1, finished: 2 };

/** Today's list in its order: what is open first, then what is not due yet; otherwise as it was. */
export function arrange(orders: readonly Order[], now: number): readonly Order[] {
  return orders.toSorted((a, b) => places[groupOf(a, now)] - places[groupOf(b, now)]);
}

/** Counts the orders of each group. */
export function countGroups(orders: readonly Order[], now: number): GroupCounts {
  const counts = { all: orders.length, new: 0, accepted: 0, ready: 0, later: 0, finished: 0 };
  for (const order of orders) counts[groupOf(order, now)] += 1;
  return counts;
}

/** Returns true if a search matches part of an order's number or its customer's name. */
export function matchesSearch(order: Order, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return (
    order.customer.toLowerCase().includes(wanted) ||
    plain(order.orderNumber).includes(plain(wanted))
  );
}

function plain(orderNumber: string): string {
  return orderNumber.toLowerCase().replaceAll(/[\s-]/g, '');
}
