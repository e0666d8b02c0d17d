import { addDays, dayAt, instantOf } from '../shared/zone.ts';
import { nextServing, type MenuHours } from './menu-hours.ts';

export const availabilityStates = ['AVAILABLE', 'UNAVAILABLE', 'SOLD_OUT', 'OUT_OF_HOURS'] as const;

export type AvailabilityState = (typeof availabilityStates)[number];

/** The store's own decision on availability and its end. */
export type Word = {
  readonly available: boolean;
  /** The end of the unavailability; null if it lasts until somebody changes it. */
  readonly unavailableUntil: Date | null;
};

export type AvailabilityFacts = Word & {
  readonly menuHours: MenuHours;
  /** The number available per store day; null without a limit. */
  readonly dailyLimit: number | null;
  /** The number sold on the day of the requested instant. */
  readonly sold: number;
  readonly timeZone: string;
};

export type Availability = {
  readonly state: AvailabilityState;
  /** The time it returns or, if it is available, the time that ends automatically; null if only a person changes it. */
  readonly until: Date | null;
};

/** Returns true if the store offers something, ignoring other rules. */
export function isOffered({ available, unavailableUntil }: Word, at: Date): boolean {
  return available || (unavailableUntil !== null && unavailableUntil <= at);
}

/** Returns a product's availability at an instant, with the reason and the end. Nothing else decides it. */
export function availabilityAt(facts: AvailabilityFacts, at: Date): Availability {
  if (!isOffered(facts, at)) return { state: 'UNAVAILABLE', until: facts.unavailableUntil };
  if (facts.dailyLimit !== null && facts.sold >= facts.dailyLimit) {
    return { state: 'SOLD_OUT', until: startOfNextDay(at, facts.timeZone) };
  }
  if (facts.menuHours.length === 0) return { state: 'AVAILABLE', until: null };
  const serving = nextServing(facts.menuHours, facts.timeZone, at);
  if (!serving) return { state: 'OUT_OF_HOURS', until: null };
  return serving.start <= at
    ? { state: 'AVAILABLE', until: serving.end }
    : { state: 'OUT_OF_HOURS', until: serving.start };
}

/** Returns the start of the store's next day, which ends "unavailable today". */
export function startOfNextDay(at: Date, timeZone: string): Date {
  return instantOf(addDays(dayAt(at, timeZone), 1), 0, timeZone);
}
