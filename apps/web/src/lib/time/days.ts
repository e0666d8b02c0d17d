import {
  dayAt,
  writeClock,
  writeDay,
  writeLongDay,
  writeLongWeekday,
  writeShortDay,
  writeTimeAt,
  writeWeekday,
  type DateFormat,
} from '@counter/contract/shared';
import { now } from '@counter/browser/clock';
import { dates } from './date-format.ts';
import { text } from '../lib.text.ts';

/** The time of day in a time zone: "14:05". */
export function formatTime(iso: string, timeZone: string): string {
  return writeTimeAt(new Date(iso), timeZone, dates());
}

/** Returns true if an instant lies on today's date in a time zone. */
function isToday(iso: string, timeZone: string): boolean {
  return dayAt(new Date(iso), timeZone) === dayAt(new Date(now()), timeZone);
}

/** The day in a time zone: "Today" or "Fri 14 Nov", with the year if it isn't this one. */
export function formatDay(iso: string, timeZone: string): string {
  return isToday(iso, timeZone) ? text.today : dateIn(iso, timeZone);
}

function dateIn(iso: string, timeZone: string): string {
  const day = dayAt(new Date(iso), timeZone);
  const ofThisYear = day.slice(0, 4) === dayAt(new Date(now()), timeZone).slice(0, 4);
  return `${writeWeekday(day)} ${ofThisYear ? writeShortDay(day, dates()) : writeDay(day, dates())}`;
}

/** An instant in a time zone, in short form: "Today 14:05", "Fri 14 Nov 14:05". */
export function formatInstant(iso: string, timeZone: string): string {
  return `${formatDay(iso, timeZone)} ${formatTime(iso, timeZone)}`;
}

/** An instant in a time zone, for the middle of a sentence: "today 14:05". */
export function instantInSentence(iso: string, timeZone: string): string {
  const day = isToday(iso, timeZone) ? text.todayInSentence : dateIn(iso, timeZone);
  return `${day} ${formatTime(iso, timeZone)}`;
}

/** An instant near now in a time zone: "14:05" today, otherwise "Fri 14 Nov 14:05". */
export function nearInstant(iso: string, timeZone: string): string {
  return isToday(iso, timeZone) ? formatTime(iso, timeZone) : formatInstant(iso, timeZone);
}

/** The time for today's instants, the day for all others: "14:05", "Fri 14 Nov". */
export function timeOrDay(iso: string, timeZone: string): string {
  return isToday(iso, timeZone) ? formatTime(iso, timeZone) : formatDay(iso, timeZone);
}

/** An instant in a time zone, in the long form of documents: "16 November 2026 at 06:00". */
export function longInstant(iso: string, timeZone: string): string {
  const day = writeLongDay(dayAt(new Date(iso), timeZone), dates());
  return text.dayAtTime(day, formatTime(iso, timeZone));
}

/** An instant in a time zone with its weekday and zone, for title attributes. */
export function fullInstant(iso: string, timeZone: string): string {
  const day = dayAt(new Date(iso), timeZone);
  const date = `${writeLongWeekday(day)}, ${writeLongDay(day, dates())}`;
  return `${text.dayAtTime(date, formatTime(iso, timeZone))} ${zoneName(iso, timeZone)}`;
}

/** The short name of a time zone at an instant: "EST". */
function zoneName(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const parts = format.formatToParts(new Date(iso));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** An instant in the given format, as a sample: "Fri 14 Nov 2026, 14:05". */
export function sampleInstant(iso: string, timeZone: string, format: DateFormat): string {
  const day = dayAt(new Date(iso), timeZone);
  return `${writeWeekday(day)} ${writeDay(day, format)}, ${writeTimeAt(new Date(iso), timeZone, format)}`;
}

/** A time of day such as "14:05" on the person's clock: "2:05 PM". */
export function formatTimeOfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return writeClock({ hour, minute }, dates());
}

/** A range of two times of day: "09:00–17:00". Midnight at the end is "24:00" on a 24-hour clock. */
export function formatTimes({ from, to }: { from: string; to: string }): string {
  const endsDay = to === '00:00' && dates().clock === '24_HOUR';
  return `${formatTimeOfDay(from)}–${endsDay ? '24:00' : formatTimeOfDay(to)}`;
}

/** An hour of the day (0 to 24) on the person's clock: "08:00". */
export function formatHour(hour: number): string {
  return writeClock({ hour: hour % 24, minute: 0 }, dates());
}

/** An hour of the day for tight spaces: "8 AM", "08:00". */
export function formatShortHour(hour: number): string {
  return formatHour(hour).replace(/:00(?= )/, '');
}
