import {
  daysOf,
  daysOfRange,
  rangeLabels,
  type Comparison,
  type Period,
  type Range,
} from '@counter/contract/shared';
import { formatCalendarDay, formatShortDay, formatWeekDay } from '../../lib/time/calendar.ts';
import { rangeText } from './range.text.ts';

/** Returns the label of a range: "Last week". */
export function rangeLabel(range: Range): string {
  return typeof range === 'string' ? rangeLabels[range] : rangeText.custom;
}

/** Returns a range's label and days: "Last week · Nov 16 – Nov 22". */
export function describeRange(
  range: Range | undefined,
  today: string,
  name = range && rangeLabel(range),
): string {
  if (range === undefined || name === undefined) return rangeText.allDays;
  return rangeText.button(name, describeDays(daysOfRange(range, today), today));
}

/** Formats days as of `today`: "Wed Nov 25", "Nov 16 – Nov 22", with the year if it isn't the current one. */
export function describeDays({ from, to }: Period, today: string): string {
  const isThisYear = from.slice(0, 4) === today.slice(0, 4);
  if (from === to) return isThisYear ? formatWeekDay(from) : formatCalendarDay(from);
  const format = isThisYear ? formatShortDay : formatCalendarDay;
  return rangeText.span(format(from), format(to));
}

/** Describes a range's comparison: "the week before"; undefined for none. */
export function describeComparison(
  range: Range,
  days: Period,
  comparison: Comparison,
): string | undefined {
  if (comparison === 'NONE') return undefined;
  if (comparison === 'YEAR') return rangeText.yearBefore;
  switch (range) {
    case 'TODAY':
      return rangeText.yesterday;
    case 'YESTERDAY':
      return rangeText.dayBefore;
    case 'THIS_WEEK':
      return rangeText.lastWeek;
    case 'LAST_WEEK':
      return rangeText.weekBefore;
    case 'THIS_MONTH':
      return rangeText.lastMonth;
    case 'LAST_MONTH':
      return rangeText.monthBefore;
    default: {
      const count = daysOf(days).length;
      return count === 1 ? rangeText.dayBefore : rangeText.previousDays(count);
    }
  }
}
