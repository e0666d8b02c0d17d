import { addDays, dayAt, instantOf, weekdayOf, type Day } from '../shared/zone.ts';

/** The delivery methods as opening hours distinguish them. */
export const ways = ['PICKUP', 'DELIVERY'] as const;

export type Way = (typeof ways)[number];

/** An interval in minutes of the day; `closes` above 1440 is past midnight. */
export type DayInterval = { readonly opens: number; readonly closes: number };

/** An opening interval in the week. */
export type OpeningInterval = DayInterval & {
  /** The weekday it starts on; 0 is Sunday. */
  readonly weekday: number;
};

/**
 * Special hours. They replace intervals that start on their days; an interval from the night before still ends as
 * usual.
 */
export type ExceptionFacts = {
  /** Both included. */
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** Pickup or delivery; null for both. */
  readonly way: Way | null;
  /** Empty if closed all day. */
  readonly intervals: readonly DayInterval[];
};

/** A store's working hours. A week without intervals means around the clock. */
export type WorkingHours = {
  readonly timeZone: string;
  readonly hours: readonly OpeningInterval[];
  /** Separate hours for deliveries; null if they are the same. */
  readonly deliveryHours: readonly OpeningInterval[] | null;
  readonly exceptions: readonly ExceptionFacts[];
};

/** A span of time; its end is excluded. */
export type Stretch = { readonly start: Date; readonly end: Date };

/** Returns true if pickup and delivery may have different hours. */
export function differsByWay({ deliveryHours, exceptions }: WorkingHours): boolean {
  return deliveryHours !== null || exceptions.some(({ way }) => way !== null);
}

/**
 * Returns the intervals that start within some days, both included, earliest first. They may touch and overlap. Leaves
 * out those that a clock change swallows. Without a way, returns those of both.
 */
export function* stretchesBetween(
  store: WorkingHours,
  days: { readonly from: Day; readonly to: Day },
  way?: Way,
): Generator<Stretch> {
  const asked = askedWays(store, way);
  const alwaysOpen = asked.every((one) => weekOf(store, one).length === 0);
  for (let day = days.from; day <= days.to;) {
    const next = alwaysOpen ? nextException(store, day, addDays(days.to, 1)) : addDays(day, 1);
    if (next > addDays(day, 1)) {
      yield { start: instantOf(day, 0, store.timeZone), end: instantOf(next, 0, store.timeZone) };
    } else yield* stretchesOn(store, day, asked);
    day = next;
  }
}

function askedWays(store: WorkingHours, way: Way | undefined): readonly Way[] {
  if (way) return [way];
  return differsByWay(store) ? ways : ['PICKUP'];
}

function weekOf({ hours, deliveryHours }: WorkingHours, way: Way): readonly OpeningInterval[] {
  return way === 'DELIVERY' ? (deliveryHours ?? hours) : hours;
}

/** Returns the next day with special hours, up to an end, for a store that is open around the clock. */
function nextException({ exceptions }: WorkingHours, day: Day, end: Day): Day {
  const begins = exceptions.flatMap(({ firstDay, lastDay }) => {
    if (lastDay < day) return [];
    return firstDay <= day ? [addDays(day, 1)] : [firstDay];
  });
  return begins.reduce((first, one) => (one < first ? one : first), end);
}

function stretchesOn(store: WorkingHours, day: Day, asked: readonly Way[]): Stretch[] {
  return asked
    .flatMap((way) => intervalsOn(store, day, way))
    .map(({ opens, closes }) => ({
      start: instantOf(day, opens, store.timeZone),
      end: instantOf(day, closes, store.timeZone),
    }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

const wholeDay: DayInterval = { opens: 0, closes: 1440 };

/** Returns a store's intervals on a day for pickup or delivery, including special hours. */
export function intervalsOn(store: WorkingHours, day: Day, way: Way): readonly DayInterval[] {
  const exception = store.exceptions.find(
    (one) => one.firstDay <= day && day <= one.lastDay && (one.way ?? way) === way,
  );
  if (exception) return exception.intervals;
  const week = weekOf(store, way);
  return week.length === 0 ? [wholeDay] : week.filter(({ weekday }) => weekday === weekdayOf(day));
}

/**
 * Returns the working time between two instants by the store's hours alone, earliest first, with touching and
 * overlapping intervals merged. Without a way, counts times when either is open.
 */
export function workingTime(store: WorkingHours, { start, end }: Stretch, way?: Way): Stretch[] {
  if (start >= end) return [];
  const working: Stretch[] = [];
  // Yesterday's intervals may end after midnight.
  const days = {
    from: addDays(dayAt(start, store.timeZone), -1),
    to: dayAt(end, store.timeZone),
  };
  for (const stretch of stretchesBetween(store, days, way)) {
    const before = working.at(-1);
    const from = stretch.start > start ? stretch.start : start;
    const to = stretch.end < end ? stretch.end : end;
    if (before && from <= before.end) {
      working[working.length - 1] = { start: before.start, end: to > before.end ? to : before.end };
    } else if (from < to) working.push({ start: from, end: to });
  }
  return working;
}

export type HoursOpening = { readonly open: boolean; readonly until: Date | null };

/** Two weeks and a day. A store that is open that long is always open, even if a clock change hides a gap. */
const daysAhead = 15;

/** Returns whether a store is open by its hours at an instant, and when that changes; null if it never does. */
export function openByHours(store: WorkingHours, at: Date, way?: Way): HoursOpening {
  const today = dayAt(at, store.timeZone);
  const last = store.exceptions.reduce(
    (day, { lastDay }) => (lastDay > day ? lastDay : day),
    today,
  );
  const days = { from: addDays(today, -1), to: addDays(last, daysAhead) };
  let openUntil: Date | undefined;
  for (const { start, end } of stretchesBetween(store, days, way)) {
    if (openUntil && start > openUntil) return { open: true, until: openUntil };
    if (!openUntil && start > at) return { open: false, until: start };
    // Touching and overlapping intervals are one opening: Friday until 24:00 and Saturday from 0:00.
    if (end > (openUntil ?? at)) openUntil = end;
  }
  return { open: openUntil !== undefined, until: null };
}

/**
 * Returns the end of an instant's working day: the end of the last hours that start on it, even past midnight. If none
 * are left, or the store stays open into the next day, returns midnight.
 */
export function endOfWorkingDay(store: WorkingHours, at: Date): Date {
  const today = dayAt(at, store.timeZone);
  const midnight = instantOf(addDays(today, 1), 0, store.timeZone);
  const sinceYesterday = beganOn(store, addDays(today, -1)).filter(({ start }) => start <= at);
  for (const stretches of [sinceYesterday, beganOn(store, today)]) {
    const end = new Date(Math.max(...stretches.map((one) => one.end.getTime())));
    if (end > at && !openByHours(store, end).open) return end;
  }
  return midnight;
}

function beganOn(store: WorkingHours, day: Day): Stretch[] {
  return [...stretchesBetween(store, { from: day, to: day })];
}
