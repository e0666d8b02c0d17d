import {
  writeDay,
  writeLongDay,
  writeShortDay,
  writeWeekday,
  type Day,
} from '@counter/contract/shared';
import { dates } from './date-format.ts';

export {
  writeMonth as formatMonth,
  writeMonthName as formatMonthName,
  writeWeekday as formatWeekday,
} from '@counter/contract/shared';

/** A day: "14 Nov 2026". */
export function formatCalendarDay(day: Day): string {
  return writeDay(day, dates());
}

/** A day of the current weeks: "Sat 14 Nov". */
export function formatWeekDay(day: Day): string {
  return `${writeWeekday(day)} ${writeShortDay(day, dates())}`;
}

/** A day of the current year: "14 Nov". */
export function formatShortDay(day: Day): string {
  return writeShortDay(day, dates());
}

/** A day for screen readers: "14 November 2026". */
export function fullCalendarDay(day: Day): string {
  return writeLongDay(day, dates());
}

/** The first day of the week: 0 for Sunday, 1 for Monday. */
export function firstDayOfWeek(): 0 | 1 {
  return dates().order === 'MONTH_FIRST' ? 0 : 1;
}
