import { addDays, addMonths, weekdayOf, type Day } from './zone.ts';

/** Whole store days, both included. */
export type Period = { readonly from: Day; readonly to: Day };

/** The ranges of days that screens with figures offer. Weeks begin on Monday, as payouts do. */
export const rangeNames = [
  'TODAY',
  'YESTERDAY',
  'THIS_WEEK',
  'LAST_WEEK',
  'THIS_MONTH',
  'LAST_MONTH',
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'LAST_90_DAYS',
] as const;

export type RangeName = (typeof rangeNames)[number];

/** A range of days by its name, which moves on with the days, or the days themselves. */
export type Range = RangeName | Period;

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

/** The days that figures are compared with: those before, the same ones a year before, or none. */
export const comparisons = ['PERIOD', 'YEAR', 'NONE'] as const;

export type Comparison = (typeof comparisons)[number];

/** Returns the days of a range on the store's `today`. A range that isn't over ends today. */
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

/** Returns the days that a range is compared with; undefined where it is compared with nothing. */
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
      // The same number of days into the month before; the 31st becomes its last day.
      return { from: addMonths(days.from, -1), to: addMonths(days.to, -1) };
    case 'LAST_MONTH':
      return { from: addMonths(days.from, -1), to: addDays(days.from, -1) };
    default:
      return moveDays(days, -lengthOf(days));
  }
}

const daysOf52Weeks = 364;

/**
 * Days and weeks are compared with the same weekdays 52 weeks before; months and days that a person chose with the same
 * dates.
 */
function yearBefore(range: Range, days: Period): Period {
  if (range === 'LAST_MONTH') {
    const from = addMonths(days.from, -12);
    return { from, to: addDays(addMonths(from, 1), -1) };
  }
  return range === 'THIS_MONTH' || typeof range !== 'string'
    ? { from: addMonths(days.from, -12), to: addMonths(days.to, -12) }
    : moveDays(days, -daysOf52Weeks);
}

/** Returns true for at most a year of days, so that the year before doesn't overlap with them. */
export function isAtMostAYear({ from, to }: Period): boolean {
  return to < addMonths(from, 12);
}

/** Every day of a period, the earliest first. */
export function daysOf({ from, to }: Period): Day[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the number of days of a period. */
function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

function moveDays({ from, to }: Period, days: number): Period {
  return { from: addDays(from, days), to: addDays(to, days) };
}

/** Returns the Monday of a day's week. */
function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}
