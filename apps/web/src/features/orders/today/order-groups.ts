import { finishedStatuses, isReleased, type Order } from '@counter/contract/orders';
import type { orderGroups } from '../address/orders-search.ts';

export type OrderGroup = (typeof orderGroups)[number];
export type GroupCounts = Readonly<Record<OrderGroup | 'all', number>>;

/** Returns true if an order is due and nobody has accepted it. */
export function isWaiting(order: Order, now: number): boolean {
  return order.status === 'NEW' && isReleased(order, now);
}

/** Returns the group of today's list that an order belongs to at `now` (milliseconds). */
export function groupOf(order: Order, now: number): OrderGroup {
  if (finishedStatuses.includes(order.status)) return 'finished';
  if (order.status === 'STORE_ACCEPTED') return 'accepted';
  if (order.status === 'READY') return 'ready';
  return isReleased(order, now) ? 'new' : 'later';
}

/** Returns the index from which all orders are finished; undefined if none or all are. */
export function finishedFrom(orders: readonly Order[]): number | undefined {
  const at = orders.findLastIndex(({ status }) => !finishedStatuses.includes(status)) + 1;
  return at > 0 && at < orders.length ? at : undefined;
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
