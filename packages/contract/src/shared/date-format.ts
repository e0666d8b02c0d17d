import { z } from 'zod/mini';
import { localTimeAt, weekdayOf, type Day } from './zone.ts';

/** 28 Sep 2026, Sep 28, 2026 or 2026-09-28. */
export const dateOrders = ['DAY_FIRST', 'MONTH_FIRST', 'YEAR_FIRST'] as const;
/** 2:05 PM or 14:05. */
export const clocks = ['12_HOUR', '24_HOUR'] as const;
/** Follows the country of the person's store. */
export const automatic = 'AUTOMATIC';

export const dateOrderChoices = [automatic, ...dateOrders] as const;
export const clockChoices = [automatic, ...clocks] as const;

/** A person's or country's format for dates and times. */
export const dateFormat = z.object({ order: z.enum(dateOrders), clock: z.enum(clocks) });

export type DateFormat = z.infer<typeof dateFormat>;
export type DateOrder = DateFormat['order'];
export type Clock = DateFormat['clock'];
export type DateOrderChoice = (typeof dateOrderChoices)[number];
export type ClockChoice = (typeof clockChoices)[number];

/** The format for people without a store. */
export const defaultDateFormat: DateFormat = { order: 'MONTH_FIRST', clock: '12_HOUR' };

/** Returns a person's format: their own choice, otherwise their country's usual one. */
export function chosenDateFormat(
  choice: { readonly dateOrder: DateOrderChoice; readonly clock: ClockChoice },
  usual: DateFormat,
): DateFormat {
  return {
    order: choice.dateOrder === automatic ? usual.order : choice.dateOrder,
    clock: choice.clock === automatic ? usual.clock : choice.clock,
  };
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const short = (name: string): string => name.slice(0, 3);

function partsOf(day: Day) {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return { year, month: monthNames[month - 1] ?? '', date };
}

/** Formats a day with its year: `28 Sep 2026`. */
export function writeDay(day: Day, { order }: DateFormat): string {
  const { year, month, date } = partsOf(day);
  if (order === 'YEAR_FIRST') return day.slice(0, 10);
  return order === 'DAY_FIRST'
    ? `${date} ${short(month)} ${year}`
    : `${short(month)} ${date}, ${year}`;
}

/** Formats a day with the full month: `28 September 2026`. */
export function writeLongDay(day: Day, { order }: DateFormat): string {
  const { year, month, date } = partsOf(day);
  if (order === 'YEAR_FIRST') return day.slice(0, 10);
  return order === 'DAY_FIRST' ? `${date} ${month} ${year}` : `${month} ${date}, ${year}`;
}

/** Formats a day without its year: `28 Sep`. Only year-first dates keep it. */
export function writeShortDay(day: Day, { order }: DateFormat): string {
  const { month, date } = partsOf(day);
  if (order === 'YEAR_FIRST') return day.slice(0, 10);
  return order === 'DAY_FIRST' ? `${date} ${short(month)}` : `${short(month)} ${date}`;
}

/** Formats a day's month: `September 2026`. */
export function writeMonth(day: Day): string {
  const { year, month } = partsOf(day);
  return `${month} ${year}`;
}

/** Formats a day's month without the year: `Sep`. */
export function writeMonthName(day: Day): string {
  return short(partsOf(day).month);
}

/** Formats a day's weekday: `Monday`. */
export function writeLongWeekday(day: Day): string {
  return weekdayNames[weekdayOf(day.slice(0, 10))] ?? '';
}

/** Formats a day's short weekday: `Mon`. */
export function writeWeekday(day: Day): string {
  return short(writeLongWeekday(day));
}

/** Formats a time of day: `14:05`, `2:05 PM`. */
export function writeClock(
  { hour, minute }: { readonly hour: number; readonly minute: number },
  { clock }: Pick<DateFormat, 'clock'>,
): string {
  const minutes = String(minute).padStart(2, '0');
  if (clock === '24_HOUR') return `${String(hour).padStart(2, '0')}:${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats the time of an instant in a time zone. */
export function writeTimeAt(at: Date, timeZone: string, format: Pick<DateFormat, 'clock'>): string {
  return writeClock(localTimeAt(at, timeZone), format);
}

/** Formats a time of day that is stored as `14:05`. */
export function writeTimeOfDay(time: string, format: Pick<DateFormat, 'clock'>): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return writeClock({ hour: hour % 24, minute }, format);
}
