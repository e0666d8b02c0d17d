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

/** A finished period, the period before it, and the time its mail is due. */
export type DuePeriod = {
  readonly kind: PerformanceKind;
  readonly period: Period;
  readonly before: Period;
  readonly dueAt: Date;
};

/** 07:00 in the store's time zone, in minutes after midnight. */
const dueMinute = 7 * 60;

/** The age after which a mail is no longer worth sending, in milliseconds. */
const freshMs = { DAILY: days(1), WEEKLY: days(3), MONTHLY: days(7) } as const;

/**
 * Returns the latest period whose mail is due: the previous day, the previous week (Monday to Sunday) or the previous
 * month. It falls due at 07:00 store time on the day after the period.
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

/** Returns true if a due mail is recent enough to send. */
export function isFresh({ kind, dueAt }: DuePeriod, now: Date): boolean {
  return now.getTime() - dueAt.getTime() <= freshMs[kind];
}

/** Returns the first day of the day, week or month that contains a day. */
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
