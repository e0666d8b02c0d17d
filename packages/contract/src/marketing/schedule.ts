import { parseDay } from '../shared/dates.ts';
import { instantOf, localTimeAt, type Day } from '../shared/zone.ts';

type LocalMinute = { readonly day: Day; readonly minuteOfDay: number };

const written = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}):(\d{2}) (AM|PM)$/i;

/** Reads `MM-DD-YYYY hh:mm A`; undefined for what is no time of the calendar. */
function readSchedule(text: string): LocalMinute | undefined {
  const [, month, date, year, hour, minute, half] = written.exec(text) ?? [];
  const day = parseDay(`${month}/${date}/${year}`);
  const [twelve, minutes] = [Number(hour), Number(minute)];
  if (day === undefined || twelve < 1 || twelve > 12 || minutes > 59) return undefined;
  const afternoon = half?.toUpperCase() === 'PM' ? 12 : 0;
  return { day, minuteOfDay: ((twelve % 12) + afternoon) * 60 + minutes };
}

/** Returns true if a text is a time in the format of campaign schedules. */
export function isSchedule(text: string): boolean {
  return readSchedule(text) !== undefined;
}

/**
 * The instant that a written time means in a time zone. One that the clock skips is the moment at which it
 * jumps ahead; one that comes twice is its first coming.
 */
export function scheduledInstant(text: string, timeZone: string): Date | undefined {
  const local = readSchedule(text);
  return local && instantOf(local.day, local.minuteOfDay, timeZone);
}

/** An instant as it is written in a time zone: `11-22-2026 09:30 AM`. */
export function writeSchedule(at: Date, timeZone: string): string {
  const { day, hour, minute } = localTimeAt(at, timeZone);
  const [year, month, date] = day.split('-');
  const time = [((hour + 11) % 12) + 1, minute].map((part) => String(part).padStart(2, '0'));
  return `${month}-${date}-${year} ${time.join(':')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns true if a time is in the future; the current minute counts. */
export function isAhead(at: Date, now: Date): boolean {
  return Math.floor(at.getTime() / 60_000) >= Math.floor(now.getTime() / 60_000);
}
