import type { Order } from './orders.schemas.ts';

/** The time for which a snoozed order is silent, in milliseconds. */
export const snoozeMs = 2 * 60_000;

/** The time after which a ringing order gets louder, in milliseconds. */
const louderAfterMs = 90_000;

/** The time after which nobody having heard an order is told to the manager, in milliseconds. */
export const unheardAfterMs = 3 * 60_000;

/** The facts of an order that its alarm follows from. */
export type AlarmFacts = Pick<Order, 'status' | 'releasedAt' | 'seenAt' | 'quietUntil'>;

/**
 * Returns the time from which an order rings, in milliseconds since 1970: when the kitchen has to know of
 * it, or when it is no longer snoozed. Undefined if it doesn't ring any more: it was opened or moved.
 */
export function ringsFrom({ status, releasedAt, seenAt, quietUntil }: AlarmFacts) {
  if (status !== 'NEW' || seenAt !== null) return undefined;
  const due = Date.parse(releasedAt);
  return quietUntil === null ? due : Math.max(due, Date.parse(quietUntil));
}

/** Returns true if an order rings at `now` (milliseconds): it is new, due, and neither opened nor snoozed. */
export function isRinging(order: AlarmFacts, now: number): boolean {
  const from = ringsFrom(order);
  return from !== undefined && from <= now;
}

/** Returns the next time after `now` at which an order begins to ring; undefined if none will. */
export function nextRing(orders: readonly AlarmFacts[], now: number): number | undefined {
  const later = orders.map(ringsFrom).filter((from) => from !== undefined && from > now);
  return later.toSorted((a, b) => Number(a) - Number(b))[0];
}

/** Returns true if one of the ringing orders has waited for so long that the alarm gets louder. */
export function isLouder(ringing: readonly AlarmFacts[], now: number): boolean {
  return ringing.some(({ releasedAt }) => now - Date.parse(releasedAt) >= louderAfterMs);
}
