import { addDays, dayAt, instantOf, weekdayOf, type Day } from '../shared/zone.ts';

export const openingStates = [
  'OPEN',
  'BUSY',
  'PAUSED',
  'CLOSED_BY_STORE',
  'OUT_OF_HOURS',
  'NOT_APPROVED',
] as const;

export type OpeningState = (typeof openingStates)[number];

/** One stretch of opening, in minutes of the day; `closes` beyond 1440 runs over midnight. */
export type OpeningInterval = {
  /** 0 is Sunday: the day on which it begins. */
  readonly weekday: number;
  readonly opens: number;
  readonly closes: number;
};

export type OpeningFacts = {
  readonly approved: boolean;
  /** The merchant's toggle. */
  readonly online: boolean;
  readonly timeZone: string;
  /** No interval at all means open around the clock. */
  readonly hours: readonly OpeningInterval[];
  /** The marketplace takes no orders for it. It ends by itself, or where `until` is null by staff alone. */
  readonly suspension: SuspensionFacts | null;
};

type SuspensionFacts = { readonly until: Date | null };

export type Opening = {
  readonly state: OpeningState;
  /** When the answer changes by itself; null when only a person can change it. */
  readonly until: Date | null;
};

/** Whether a store takes orders at an instant, until when, and why not. The one place that decides it. */
export function openingAt(facts: OpeningFacts, at: Date): Opening {
  const { approved, suspension } = facts;
  if (!approved) return { state: 'NOT_APPROVED', until: null };
  if (suspension && runsAt(suspension, at)) {
    return { state: 'NOT_APPROVED', until: suspension.until };
  }
  if (!facts.online) return { state: 'CLOSED_BY_STORE', until: null };
  if (facts.hours.length === 0) return { state: 'OPEN', until: null };
  return openingByHours(facts, at);
}

function runsAt({ until }: SuspensionFacts, at: Date): boolean {
  return until === null || at < until;
}

/** Two weeks and a day: whoever is open that long, with no clock change hiding a gap, always is. */
const daysAhead = 15;

/** Goes through the stretches in their order, from yesterday's on, which may run over midnight. */
function openingByHours(facts: OpeningFacts, at: Date): Opening {
  const today = dayAt(at, facts.timeZone);
  let openUntil: Date | undefined;
  for (let ahead = -1; ahead <= daysAhead; ahead += 1) {
    for (const { start, end } of stretchesOf(facts, addDays(today, ahead))) {
      if (openUntil && start > openUntil) return { state: 'OPEN', until: openUntil };
      if (!openUntil && start > at) return { state: 'OUT_OF_HOURS', until: start };
      // Stretches that touch or overlap are one opening: Friday until 24:00 and Saturday from 0:00.
      if (end > (openUntil ?? at)) openUntil = end;
    }
  }
  return { state: openUntil ? 'OPEN' : 'OUT_OF_HOURS', until: null };
}

/** A length of time; its end is not in it. */
export type Stretch = { readonly start: Date; readonly end: Date };

/** The stretches that begin on a day, earliest first, without those that a clock change swallows. */
function stretchesOf({ hours, timeZone }: WorkingHours, day: Day): Stretch[] {
  return hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ opens, closes }) => ({
      start: instantOf(day, opens, timeZone),
      end: instantOf(day, closes, timeZone),
    }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

type WorkingHours = Pick<OpeningFacts, 'hours' | 'timeZone'>;

/**
 * The working time between two instants by the store's hours alone, earliest first; stretches that
 * touch or overlap are one. All of it for a store that is open around the clock.
 */
export function workingTime(store: WorkingHours, { start, end }: Stretch): Stretch[] {
  if (start >= end) return [];
  if (store.hours.length === 0) return [{ start, end }];
  const working: Stretch[] = [];
  const last = dayAt(end, store.timeZone);
  // Yesterday's stretches may run over midnight.
  for (let day = addDays(dayAt(start, store.timeZone), -1); day <= last; day = addDays(day, 1)) {
    for (const stretch of stretchesOf(store, day)) {
      const before = working.at(-1);
      const from = stretch.start > start ? stretch.start : start;
      const to = stretch.end < end ? stretch.end : end;
      if (before && from <= before.end) {
        working[working.length - 1] = {
          start: before.start,
          end: to > before.end ? to : before.end,
        };
      } else if (from < to) working.push({ start: from, end: to });
    }
  }
  return working;
}

/** Whether orders may come in in this state. */
export function takesOrders(state: OpeningState): boolean {
  return state === 'OPEN' || state === 'BUSY';
}
