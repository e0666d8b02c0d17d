import type { Order } from './orders.schemas.ts';
import { finishedStatuses } from './orders.states.ts';

/** The facts that an order's urgency depends on. */
export type UrgencyFacts = Pick<
  Order,
  'id' | 'status' | 'scheduledAt' | 'releasedAt' | 'acceptBy' | 'estimatedPickupTime' | 'placedAt'
>;

/**
 * Returns true if an order is released to the kitchen at `now` (milliseconds). An unscheduled order is due at once,
 * even if this device's clock is slow.
 */
export function isReleased(
  { scheduledAt, releasedAt }: Pick<UrgencyFacts, 'scheduledAt' | 'releasedAt'>,
  now: number,
): boolean {
  return scheduledAt === null || Date.parse(releasedAt) <= now;
}

/** Returns the deadline of an open order's next step, as an ISO 8601 instant. */
export function deadlineOf({ status, acceptBy, estimatedPickupTime }: UrgencyFacts): string {
  return status === 'NEW' ? acceptBy : estimatedPickupTime;
}

/** Returns true if an order should have been accepted or ready before `now` (milliseconds). */
export function isLate(order: UrgencyFacts, now: number): boolean {
  const isDue = order.status === 'NEW' || order.status === 'STORE_ACCEPTED';
  return isDue && isReleased(order, now) && Date.parse(deadlineOf(order)) < now;
}

/** The sections of every order list, in display order. */
const ranks = { kitchen: 0, ready: 1, later: 2, finished: 3 } as const;

function rankOf(order: UrgencyFacts, now: number): number {
  if (finishedStatuses.includes(order.status)) return ranks.finished;
  if (order.status === 'READY') return ranks.ready;
  return isReleased(order, now) ? ranks.kitchen : ranks.later;
}

/**
 * Compares two orders' urgency at `now` (milliseconds), the most urgent first: the kitchen's orders by deadline, so
 * that late ones lead; then ready ones by pickup time; then later ones; finished ones last, the newest first.
 */
export function compareUrgency(a: UrgencyFacts, b: UrgencyFacts, now: number): number {
  return comparePlaces(placeOf(a, now), placeOf(b, now));
}

type Place = { readonly rank: number; readonly time: number; readonly id: number };

function placeOf(order: UrgencyFacts, now: number): Place {
  const rank = rankOf(order, now);
  return rank === ranks.finished
    ? { rank, time: -Date.parse(order.placedAt), id: -order.id }
    : { rank, time: Date.parse(deadlineOf(order)), id: order.id };
}

function comparePlaces(a: Place, b: Place): number {
  return a.rank - b.rank || a.time - b.time || a.id - b.id;
}

/** Returns orders sorted by urgency at `now` (milliseconds). */
export function sortByUrgency<O extends UrgencyFacts>(orders: readonly O[], now: number): O[] {
  // Parses each order's times once instead of in every comparison.
  return orders
    .map((order) => ({ order, place: placeOf(order, now) }))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
    .map(({ order }) => order);
}
