import { sortByUrgency, type Order } from '@counter/contract/orders';
import { isWaiting } from '../order-groups.ts';

/** The waiting time after which an unseen order is late, in milliseconds. */
const lateAfter = 90_000;

/** The orders the alarm is about: new, due, and looked at by nobody yet. The most urgent first. */
export function findAlerts(orders: readonly Order[], now: number): readonly Order[] {
  return sortByUrgency(
    orders.filter((order) => order.seenAt === null && isWaiting(order, now)),
    now,
  );
}

/** Returns true if something has waited too long since `since`. Milliseconds since 1970. */
export function isLate(since: number, now: number): boolean {
  return now - since >= lateAfter;
}
