import { addDays, dayAt, instantOf, weekdayOf } from '../shared/zone.ts';

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
};

export type Opening = {
  readonly state: OpeningState;
  /** When the answer changes by itself; null when only a person can change it. */
  readonly until: Date | null;
};

/** Whether a store takes orders at an instant, until when, and why not. The one place that decides it. */
export function openingAt(facts: OpeningFacts, at: Date): Opening {
  if (!facts.approved) return { state: 'NOT_APPROVED', until: null };
  if (!facts.online) return { state: 'CLOSED_BY_STORE', until: null };
  if (facts.hours.length === 0) return { state: 'OPEN', until: null };
  const stretches = stretchesAround(facts, at);
  const current = stretches.find(({ start, end }) => start <= at && at < end);
  if (current) return { state: 'OPEN', until: endOfRun(stretches, current.end) };
  const next = stretches.find(({ start }) => start > at);
  return { state: 'OUT_OF_HOURS', until: next?.start ?? null };
}

type Stretch = { readonly start: Date; readonly end: Date };

function stretchesAround({ hours, timeZone }: OpeningFacts, at: Date): Stretch[] {
  const today = dayAt(at, timeZone);
  const days = Array.from({ length: 10 }, (_, index) => addDays(today, index - 2));
  return days
    .flatMap((day) =>
      hours
        .filter(({ weekday }) => weekday === weekdayOf(day))
        .map(({ opens, closes }) => ({
          start: instantOf(day, opens, timeZone),
          end: instantOf(day, closes, timeZone),
        })),
    )
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

/** Stretches that touch or overlap are one opening: Friday until 24:00 and Saturday from 0:00. */
function endOfRun(stretches: readonly Stretch[], end: Date): Date {
  const next = stretches.find((stretch) => stretch.start <= end && stretch.end > end);
  return next ? endOfRun(stretches, next.end) : end;
}

/** Whether orders may come in in this state. */
export function takesOrders(state: OpeningState): boolean {
  return state === 'OPEN' || state === 'BUSY';
}
