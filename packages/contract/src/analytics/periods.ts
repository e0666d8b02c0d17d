import { addDays, type Day } from '../shared/zone.ts';
import type { Duration } from './durations.ts';

const lengths: Record<Duration, number> = {
  TODAY: 1,
  LAST_7_DAYS: 7,
  LAST_30_DAYS: 30,
  LAST_90_DAYS: 90,
};

/** Whole store days, both included. */
export type Period = { readonly from: Day; readonly to: Day };

/** The days of a duration: the store's today and as many before it as make up its length. */
export function periodOf(duration: Duration, today: Day): Period {
  return { from: addDays(today, 1 - lengths[duration]), to: today };
}

/** The period of the same length that ends where this one begins. */
export function periodBefore(duration: Duration, { from }: Period): Period {
  return { from: addDays(from, -lengths[duration]), to: addDays(from, -1) };
}

/** Every day of a period, the earliest first. */
export function daysOf({ from, to }: Period): Day[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
