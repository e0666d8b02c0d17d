import { writeClock, writeShortDay, writeTimeAt, type DateFormat } from './date-format.ts';
import { addDays, dayAt, localTimeAt, type Day } from './zone.ts';

/** A store's time zone and its reader's date format. */
export type LocalFormat = { readonly timeZone: string; readonly dates: DateFormat };

/** Formats the store's time: `2:05 PM`, `14:05`. */
export function clockTime(at: Date, { timeZone, dates }: LocalFormat): string {
  return writeTimeAt(at, timeZone, dates);
}

/** Formats a day within a sentence: `Nov 20`, `20 Nov`. */
export function spokenDay(day: Day, { dates }: Pick<LocalFormat, 'dates'>): string {
  return writeShortDay(day, dates);
}

/** Formats a time within a sentence: `at 14:05` today, otherwise `on 20 Nov at 14:05`. */
export function spokenTime(at: Date, now: Date, local: LocalFormat): string {
  const day = dayAt(at, local.timeZone);
  const time = `at ${clockTime(at, local)}`;
  return day === dayAt(now, local.timeZone) ? time : `on ${spokenDay(day, local)} ${time}`;
}

/**
 * Formats an end within a sentence: `15:00` today, `tomorrow` for the start of the next day, otherwise `20 Nov at
 * 15:00`.
 */
export function spokenEnd(end: Date, now: Date, local: LocalFormat): string {
  const { day, hour, minute } = localTimeAt(end, local.timeZone);
  const today = dayAt(now, local.timeZone);
  const time = writeClock({ hour, minute }, local.dates);
  if (day === today) return time;
  const name = day === addDays(today, 1) ? 'tomorrow' : spokenDay(day, local);
  return hour === 0 && minute === 0 ? name : `${name} at ${time}`;
}
