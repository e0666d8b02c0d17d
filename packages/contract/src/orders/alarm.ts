import type { Order } from './orders.schemas.ts';

/** The duration of a snooze, in milliseconds. */
export const snoozeMs = 2 * 60_000;

/** The time after which the alarm gets louder, in milliseconds. */
const louderAfterMs = 90_000;

/** The time after which the managers are told about an unopened order, in milliseconds. */
export const unheardAfterMs = 3 * 60_000;

/** The facts that an order's alarm depends on. */
export type AlarmFacts = Pick<Order, 'status' | 'releasedAt' | 'seenAt' | 'quietUntil'>;

/**
 * Returns the time from which an order rings, in milliseconds since 1970: its release to the kitchen, or the end of a
 * snooze. Undefined if it was opened or moved.
 */
export function ringsFrom({ status, releasedAt, seenAt, quietUntil }: AlarmFacts) {
  if (status !== 'NEW' || seenAt !== null) return undefined;
  const due = Date.parse(releasedAt);
  return quietUntil === null ? due : Math.max(due, Date.parse(quietUntil));
}

/** Returns true if an order rings at `now` (milliseconds): it is new, released, unopened and not snoozed. */
export function isRinging(order: AlarmFacts, now: number): boolean {
  const from = ringsFrom(order);
  return from !== undefined && from <= now;
}

/** Returns the next time after `now` at which an order starts to ring; undefined if none will. */
export function nextRing(orders: readonly AlarmFacts[], now: number): number | undefined {
  const later = orders.map(ringsFrom).filter((from) => from !== undefined && from > now);
  return later.toSorted((a, b) => Number(a) - Number(b))[0];
}

/** Returns true if an order has been ringing long enough for the alarm to get louder. */
export function isLouder(ringing: readonly AlarmFacts[], now: number): boolean {
  return ringing.some(({ releasedAt }) => now - Date.parse(releasedAt) >= louderAfterMs);
}
