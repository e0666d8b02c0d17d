import { writeClock, writeShortDay, writeTimeAt, type DateFormat } from './date-format.ts';
import { addDays, dayAt, localTimeAt, type Day } from './zone.ts';

/** A store's clock, and the way in which its reader writes dates and times. */
export type LocalFormat = { readonly timeZone: string; readonly dates: DateFormat };

/** Writes the clock of a store: `2:05 PM`, `14:05`. */
export function clockTime(at: Date, { timeZone, dates }: LocalFormat): string {
  return writeTimeAt(at, timeZone, dates);
}

/** Writes a day within a sentence: `Nov 20`, `20 Nov`. */
export function spokenDay(day: Day, { dates }: Pick<LocalFormat, 'dates'>): string {
  return writeShortDay(day, dates);
}

/** Writes a time as part of a sentence: `at 14:05` today, else `on 20 Nov at 14:05`. */
export function spokenTime(at: Date, now: Date, local: LocalFormat): string {
  const day = dayAt(at, local.timeZone);
  const time = `at ${clockTime(at, local)}`;
  return day === dayAt(now, local.timeZone) ? time : `on ${spokenDay(day, local)} ${time}`;
}

/**
 * Writes an end as part of a sentence: `15:00` today, `tomorrow` for the next day's beginning, else
 * `20 Nov at 15:00`.
 */
export function spokenEnd(end: Date, now: Date, local: LocalFormat): string {
  const { day, hour, minute } = localTimeAt(end, local.timeZone);
  const today = dayAt(now, local.timeZone);
  const time = writeClock({ hour, minute }, local.dates);
  if (day === today) return time;
  const name = day === addDays(today, 1) ? 'tomorrow' : spokenDay(day, local);
  return hour === 0 && minute === 0 ? name : `${name} at ${time}`;
}
