import type { BasketSize } from './orders.choices.ts';
import type { UsualTime } from './orders.schemas.ts';
import { toPromiseMinutes } from './promise.ts';

/** The maximum number of items of a small and of a medium basket. */
export const smallBasket = 2;
export const mediumBasket = 5;

/** Returns the size of a basket by its number of items. */
export function basketSizeOf(totalItems: number): BasketSize {
  if (totalItems <= smallBasket) return 'SMALL';
  return totalItems <= mediumBasket ? 'MEDIUM' : 'LARGE';
}

/** The days before today that count. */
export const usualDays = 28;

/**
 * The minimum number of orders for a median. Times within an hour vary by about 6 minutes, and the median of ten by
 * 2.4, which is less than half a promise step.
 */
export const minUsualOrders = 10;

/** The number of orders with a preparation time. */
export type MinutesCount = { readonly minutes: number; readonly orders: number };

/** The number of an hour's orders with a preparation time, on all days and on the same weekday. */
export type HourCount = MinutesCount & { readonly sameWeekday: number };

/** Returns the median preparation time in minutes; undefined without orders. */
export function medianMinutes(counts: readonly MinutesCount[]): number | undefined {
  const sorted = counts.toSorted((a, b) => a.minutes - b.minutes);
  const total = totalOf(sorted);
  const lower = minutesAt(sorted, Math.floor((total - 1) / 2));
  const upper = minutesAt(sorted, Math.floor(total / 2));
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

/** Returns the minutes at a rank; 0 is the quickest. */
function minutesAt(sorted: readonly MinutesCount[], rank: number): number | undefined {
  let before = 0;
  return sorted.find(({ orders }) => {
    before += orders;
    return rank < before;
  })?.minutes;
}

function totalOf(counts: readonly MinutesCount[]): number {
  return counts.reduce((total, { orders }) => total + orders, 0);
}

/**
 * Returns a store's usual time for the same hour and basket size: on the same weekday or, with too few orders, on all
 * days. Undefined if even those are too few.
 */
export function findUsualTime(
  counts: readonly HourCount[],
  busyMinutes: number,
): UsualTime | undefined {
  const weekday = counts.map(({ minutes, sameWeekday: orders }) => ({ minutes, orders }));
  const samples = [
    ['WEEKDAY_HOUR', weekday],
    ['HOUR', counts],
  ] as const;
  const found = samples.find(([, sample]) => totalOf(sample) >= minUsualOrders);
  if (!found) return undefined;
  const [basis, sample] = found;
  return { minutes: toPromiseMinutes((medianMinutes(sample) ?? 0) + busyMinutes), basis };
}
