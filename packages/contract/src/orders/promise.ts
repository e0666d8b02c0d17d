import { maxPromiseMinutes, promiseStepMinutes, type Order } from './orders.schemas.ts';
import { minuteMs } from '../shared/durations.ts';

/** Rounds minutes up to the next promise step, within the allowed range. */
export function toPromiseMinutes(minutes: number): number {
  const rounded = Math.ceil(minutes / promiseStepMinutes) * promiseStepMinutes;
  return Math.min(Math.max(rounded, promiseStepMinutes), maxPromiseMinutes);
}

/** Returns promised minutes changed by some steps, within the allowed range. */
export function stepPromise(minutes: number, steps: number): number {
  return toPromiseMinutes(minutes + steps * promiseStepMinutes);
}

/**
 * Returns the default minutes for accepting an order: the store's usual time for it, otherwise the preparation and busy
 * minutes that it came in with.
 */
export function defaultMinutes({
  usual,
  releasedAt,
  estimatedPickupTime,
}: Pick<Order, 'usual' | 'releasedAt' | 'estimatedPickupTime'>): number {
  if (usual) return usual.minutes;
  return toPromiseMinutes((Date.parse(estimatedPickupTime) - Date.parse(releasedAt)) / minuteMs);
}

/** Returns the pickup time of an order accepted at `now` (milliseconds): never before the customer's requested time. */
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
 * Returns the promised instant (milliseconds) of a press that reaches the server at `now`. A press that waited for the
 * network keeps its time if that is at least one step ahead. Otherwise, and for a press from the future, the minutes
 * count from now.
 */
export function keptPromise(pressedAt: number, minutes: number, now: number): number {
  const kept = Math.min(pressedAt, now) + minutes * minuteMs;
  return Math.max(kept, now + promiseStepMinutes * minuteMs);
}
