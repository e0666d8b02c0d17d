import type { Comparison, Period, Range, RangeName } from './range-names.ts';
import { addDays, addMonths, weekdayOf, type Day } from './zone.ts';

/** The labels of the ranges. */
export const rangeLabels: Readonly<Record<RangeName, string>> = {
  TODAY: 'Today',
  YESTERDAY: 'Yesterday',
  THIS_WEEK: 'This week',
  LAST_WEEK: 'Last week',
  THIS_MONTH: 'This month',
  LAST_MONTH: 'Last month',
  LAST_7_DAYS: 'Last 7 days',
  LAST_30_DAYS: 'Last 30 days',
  LAST_90_DAYS: 'Last 90 days',
};

/** Returns a range's days on the store's `today`. A range that isn't over ends today. */
export function daysOfRange(range: Range, today: Day): Period {
  if (typeof range !== 'string') return range;
  switch (range) {
    case 'TODAY':
      return { from: today, to: today };
    case 'YESTERDAY':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'THIS_WEEK':
      return { from: mondayOf(today), to: today };
    case 'LAST_WEEK':
      return { from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) };
    case 'THIS_MONTH':
      return { from: firstOfMonth(today), to: today };
    case 'LAST_MONTH':
      return {
        from: addMonths(firstOfMonth(today), -1),
        to: addDays(firstOfMonth(today), -1),
      };
    case 'LAST_7_DAYS':
      return { from: addDays(today, -6), to: today };
    case 'LAST_30_DAYS':
      return { from: addDays(today, -29), to: today };
    case 'LAST_90_DAYS':
      return { from: addDays(today, -89), to: today };
  }
}

/** Returns the past month: from the same date a month ago, or that month's last day, through `today`. */
export function monthUntil(today: Day): Period {
  return { from: addMonths(today, -1), to: today };
}

/** Returns the days that a range is compared with; undefined without a comparison. */
export function daysComparedWith(
  range: Range,
  today: Day,
  comparison: Comparison,
): Period | undefined {
  if (comparison === 'NONE') return undefined;
  const days = daysOfRange(range, today);
  return comparison === 'YEAR' ? yearBefore(range, days) : periodBefore(range, days);
}

function periodBefore(range: Range, days: Period): Period {
  switch (range) {
    case 'THIS_WEEK':
      return moveDays(days, -7);
    case 'THIS_MONTH':
      // The same days of the previous month; the 31st becomes its last day.
      return { from: addMonths(days.from, -1), to: addMonths(days.to, -1) };
    case 'LAST_MONTH':
      return { from: addMonths(days.from, -1), to: addDays(days.from, -1) };
    default:
      return moveDays(days, -lengthOf(days));
  }
}

const daysOf52Weeks = 364;

/** Compares days and weeks with the same weekdays 52 weeks before, and months and custom days with the same dates. */
function yearBefore(range: Range, days: Period): Period {
  if (range === 'LAST_MONTH') {
    const from = addMonths(days.from, -12);
    return { from, to: addDays(addMonths(from, 1), -1) };
  }
  return range === 'THIS_MONTH' || typeof range !== 'string'
    ? { from: addMonths(days.from, -12), to: addMonths(days.to, -12) }
    : moveDays(days, -daysOf52Weeks);
}

/**
 * Returns true if the compared days are whole months earlier and end in a shorter month: February 28 is compared with
 * all days up to March 31, so it counts in full even if that day isn't over.
 */
export function endsInShorterMonth(days: Period, before: Period): boolean {
  const months = monthOf(days.to) - monthOf(before.to);
  const isMovedByMonths =
    before.from === addMonths(days.from, -months) && before.to === addMonths(days.to, -months);
  return isMovedByMonths && before.to.slice(8) < days.to.slice(8);
}

function monthOf(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** Returns every day of a period, earliest first. */
export function daysOf({ from, to }: Period): Day[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the number of days in a period. */
function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

function moveDays({ from, to }: Period, days: number): Period {
  return { from: addDays(from, days), to: addDays(to, days) };
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}
