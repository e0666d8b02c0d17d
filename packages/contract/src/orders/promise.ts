import { maxPromiseMinutes, promiseStepMinutes, type Order } from './orders.schemas.ts';
import { minuteMs } from '../shared/durations.ts';

/** Rounds minutes up to the steps in which a store promises, within what it can promise. */
export function toPromiseMinutes(minutes: number): number {
  const rounded = Math.ceil(minutes / promiseStepMinutes) * promiseStepMinutes;
  return Math.min(Math.max(rounded, promiseStepMinutes), maxPromiseMinutes);
}

/** Returns promised minutes changed by some steps, within what a store can promise. */
export function stepPromise(minutes: number, steps: number): number {
  return toPromiseMinutes(minutes + steps * promiseStepMinutes);
}

/**
 * Returns the minutes that accepting an order promises unless somebody chooses others: the store's usual
 * time for it, else the preparation and busy minutes with which it came in.
 */
export function defaultMinutes({
  usual,
  releasedAt,
  estimatedPickupTime,
}: Pick<Order, 'usual' | 'releasedAt' | 'estimatedPickupTime'>): number {
  if (usual) return usual.minutes;
  return toPromiseMinutes((Date.parse(estimatedPickupTime) - Date.parse(releasedAt)) / minuteMs);
}

/**
 * Returns the pickup time of an order that is accepted at `now` (milliseconds) in some minutes: never
 * before the time at which the customer wants it.
 */
export function promisedTime(
  { scheduledAt }: Pick<Order, 'scheduledAt'>,
  minutes: number,
  now: number,
): string {
  const soonest = now + minutes * minuteMs;
  const wanted = scheduledAt === null ? soonest : Date.parse(scheduledAt);
  return new Date(Math.max(soonest, wanted)).toISOString();
}

/**
 * Returns the instant (milliseconds) that an order is promised for that somebody accepted in some minutes,
 * where the server hears of it at `now`. A press that waited for a network keeps its time while that is at
 * least one step ahead; later, and for a press that claims to be in the future, it counts from now.
 */
export function keptPromise(pressedAt: number, minutes: number, now: number): number {
  const kept = Math.min(pressedAt, now) + minutes * minuteMs;
  return Math.max(kept, now + promiseStepMinutes * minuteMs);
}
