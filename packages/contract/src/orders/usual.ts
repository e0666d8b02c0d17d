import type { BasketSize } from './orders.choices.ts';
import type { UsualTime } from './orders.schemas.ts';
import { toPromiseMinutes } from './promise.ts';

/** The most items of a small and of a medium basket. */
export const smallBasket = 2;
export const mediumBasket = 5;

/** Returns the size of a basket by its number of items. */
export function basketSizeOf(totalItems: number): BasketSize {
  if (totalItems <= smallBasket) return 'SMALL';
  return totalItems <= mediumBasket ? 'MEDIUM' : 'LARGE';
}

/** The days before today whose orders count. */
export const usualDays = 28;

/**
 * The fewest orders that a median is taken of. Times of one hour differ by about 6 minutes, and the median
 * of ten of them by 2.4: less than half a step of the promise.
 */
export const minUsualOrders = 10;

/** The orders that took some minutes to make. */
export type MinutesCount = { readonly minutes: number; readonly orders: number };

/** The orders of an hour that took some minutes, on all days and on the weekday in question. */
export type HourCount = MinutesCount & { readonly sameWeekday: number };

/** Returns the median of the minutes that orders took; undefined without orders. */
export function medianMinutes(counts: readonly MinutesCount[]): number | undefined {
  const sorted = counts.toSorted((a, b) => a.minutes - b.minutes);
  const total = totalOf(sorted);
  const lower = minutesAt(sorted, Math.floor((total - 1) / 2));
  const upper = minutesAt(sorted, Math.floor(total / 2));
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

/** Returns the minutes at a rank, counted from 0 for the quickest. */
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
 * Returns the time that a store usually takes, by the orders of the same hour and basket size: those of
 * the same weekday, or of all days where these are too few. Undefined where all are too few.
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
