import { dayMs } from '../shared/durations.ts';

/** Parts of a store's customers, by what their orders tell. Cancelled and expired orders tell nothing. */
export const segments = ['ALL', 'NEW', 'AWAY', 'LAPSED', 'REGULAR', 'BEST', 'IMPORTED'] as const;

export type Segment = (typeof segments)[number];

/** A customer is new for so many days after the first visit, and has lapsed after so many without one. */
export const newDays = 30;
export const awayDays = 30;
export const lapsedDays = 60;

/** Regulars have ordered so often, and last within `lapsedDays`. */
export const regularOrders = 5;

/** The best are so many of a hundred of those who ordered (rounded up), by what they spent. */
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

/** Returns the definition of a segment as a clause. */
export function segmentMeaning(segment: Segment): string {
  return words[segment].meaning;
}

/** Returns the instant from which a first visit makes a customer new. */
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
