import { dayMs } from '../shared/durations.ts';

/** The segments of a store's customers, by their orders. Cancelled and expired orders don't count. */
export const segments = ['ALL', 'NEW', 'AWAY', 'LAPSED', 'REGULAR', 'BEST', 'IMPORTED'] as const;

export type Segment = (typeof segments)[number];

/** The days for which a customer is new after the first visit, and after which one without a visit has lapsed. */
export const newDays = 30;
export const awayDays = 30;
export const lapsedDays = 60;

/** The number of orders that makes a regular, whose last one must be within `lapsedDays`. */
export const regularOrders = 5;

/** The share of customers with orders that count as the best, by spending, in percent, rounded up. */
export const bestPercent = 10;

const words: Record<Segment, { readonly label: string; readonly meaning: string }> = {
  ALL: { label: 'All customers', meaning: 'Everyone who has ordered' },
  NEW: {
    label: `New in ${newDays} days`,
    meaning: `Ordered for the first time in the last ${newDays} days`,
  },
  AWAY: {
    label: `Away for ${awayDays} days`,
    meaning: `Ordered, but not in the last ${awayDays} days`,
  },
  LAPSED: {
    label: `Lapsed for ${lapsedDays} days`,
    meaning: `Ordered, but not in the last ${lapsedDays} days`,
  },
  REGULAR: {
    label: 'Regulars',
    meaning: `Ordered at least ${regularOrders} times, and in the last ${lapsedDays} days`,
  },
  BEST: {
    label: `Best ${bestPercent}%`,
    meaning: `The ${bestPercent}% who spent the most`,
  },
  IMPORTED: {
    label: 'Imported',
    meaning: "Came from a list and haven't ordered yet",
  },
};

/** Returns the label of a segment. */
export function segmentLabel(segment: Segment): string {
  return words[segment].label;
}

/** Returns a segment's definition as a clause. */
export function segmentMeaning(segment: Segment): string {
  return words[segment].meaning;
}

/** Returns the earliest first visit of a new customer. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - newDays * dayMs);
}

/** Returns the instant before which a last visit makes a customer lapsed. */
export function lapsedSince(now: Date): Date {
  return new Date(now.getTime() - lapsedDays * dayMs);
}

/** Returns the instant before which a last visit makes a customer away. */
export function awaySince(now: Date): Date {
  return new Date(now.getTime() - awayDays * dayMs);
}
