import { addDays, dayAt, instantOf } from '../shared/zone.ts';
import { nextServing, type MenuHours } from './menu-hours.ts';

export const availabilityStates = ['AVAILABLE', 'UNAVAILABLE', 'SOLD_OUT', 'OUT_OF_HOURS'] as const;

export type AvailabilityState = (typeof availabilityStates)[number];

/** What somebody of the store has decided: whether it can be had, and when that ends by itself. */
export type Word = {
  readonly available: boolean;
  /** Until when it is unavailable; null means until somebody changes it. */
  readonly unavailableUntil: Date | null;
};

export type AvailabilityFacts = Word & {
  readonly menuHours: MenuHours;
  /** How many a store day has, or null where there is no limit. */
  readonly dailyLimit: number | null;
  /** How many of the limit are taken on the day of the instant that is asked about. */
  readonly sold: number;
  readonly timeZone: string;
};

export type Availability = {
  readonly state: AvailabilityState;
  /** When it can be had again, or, where it can be had, when that ends by itself; null where only a person changes it. */
  readonly until: Date | null;
};

/** Whether something can be had by the store's word alone. */
export function isOffered({ available, unavailableUntil }: Word, at: Date): boolean {
  return available || (unavailableUntil !== null && unavailableUntil <= at);
}

/** Whether a product can be had at an instant, why not, and until when. The one place that decides it. */
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

/** When the store's next day begins: the end of "unavailable today". */
export function startOfNextDay(at: Date, timeZone: string): Date {
  return instantOf(addDays(dayAt(at, timeZone), 1), 0, timeZone);
}
