import type { PerformanceKind } from '@counter/contract/notifications';
import {
  addDays,
  addMonths,
  type Day,
  dayAt,
  instantOf,
  type Period,
  weekdayOf,
} from '@counter/contract/shared';

/** A period that is over, the one before it, and when its mail falls due. */
export type DuePeriod = {
  readonly kind: PerformanceKind;
  readonly period: Period;
  readonly before: Period;
  readonly dueAt: Date;
};

/** Seven in the morning of the store. */
const dueMinute = 7 * 60;

/** The age after which a mail is not worth sending. */
const freshMs = { DAILY: days(1), WEEKLY: days(3), MONTHLY: days(7) } as const;

/**
 * The latest period of a kind whose mail has fallen due: the day before, the week from Monday to Sunday, or
 * the month; it falls due at 07:00 of the store on the day after the period.
 */
export function latestPeriod(kind: PerformanceKind, now: Date, timeZone: string): DuePeriod {
  const today = dayAt(now, timeZone);
  const isDue = instantOf(today, dueMinute, timeZone) <= now;
  const start = startOf(kind, isDue ? today : addDays(today, -1));
  const period = periodBefore(kind, start);
  return {
    kind,
    period,
    before: periodBefore(kind, period.from),
    dueAt: instantOf(start, dueMinute, timeZone),
  };
}

/** Returns true if a due mail is still of use to its reader. */
export function isFresh({ kind, dueAt }: DuePeriod, now: Date): boolean {
  return now.getTime() - dueAt.getTime() <= freshMs[kind];
}

/** The first day of the day, week or month that a day is in. */
function startOf(kind: PerformanceKind, day: Day): Day {
  if (kind === 'DAILY') return day;
  if (kind === 'MONTHLY') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

function periodBefore(kind: PerformanceKind, start: Day): Period {
  return { from: earlierStart(kind, start), to: addDays(start, -1) };
}

function earlierStart(kind: PerformanceKind, start: Day): Day {
  if (kind === 'MONTHLY') return addMonths(start, -1);
  return addDays(start, kind === 'DAILY' ? -1 : -7);
}

function days(count: number): number {
  return count * 86_400_000;
}
