import { dateLanguage } from './date-language.ts';

/** A day without a time, as calendars hold it: `YYYY-MM-DD`. */
type CalendarDay = string;

function write(day: CalendarDay, style: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(dateLanguage(), { ...style, timeZone: 'UTC' });
  return format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** A day: "14 Nov 2026". */
export function formatCalendarDay(day: CalendarDay): string {
  return write(day, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A day of these weeks: "Sat 14 Nov". */
export function formatWeekDay(day: CalendarDay): string {
  return write(day, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');
}

/** A day of this year: "14 Nov". */
export function formatShortDay(day: CalendarDay): string {
  return write(day, { day: 'numeric', month: 'short' });
}

/** A day to be read aloud: "14 November 2026". */
export function fullCalendarDay(day: CalendarDay): string {
  return write(day, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The month of a day: "November 2026". */
export function formatMonth(day: CalendarDay): string {
  return write(day, { month: 'long', year: 'numeric' });
}

/** The month of a day, alone and short: "Nov". */
export function formatMonthName(day: CalendarDay): string {
  return write(day, { month: 'short' });
}

/** The day of the week of a day: "Sa". */
export function formatWeekday(day: CalendarDay): string {
  return write(day, { weekday: 'short' }).slice(0, 2);
}

/** The day on which a week begins: 0 for Sunday, 1 for Monday. */
export function firstDayOfWeek(): 0 | 1 {
  return ['en-US', 'pt-BR'].includes(dateLanguage()) ? 0 : 1;
}
