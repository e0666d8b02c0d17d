import { parseDay } from '../shared/dates.ts';
import { instantOf, localTimeAt, type Day } from '../shared/zone.ts';

type LocalMinute = { readonly day: Day; readonly minuteOfDay: number };

const written = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}):(\d{2}) (AM|PM)$/i;

/** Parses `MM-DD-YYYY hh:mm A`; undefined for an invalid time. */
function readSchedule(text: string): LocalMinute | undefined {
  const [, month, date, year, hour, minute, half] = written.exec(text) ?? [];
  const day = parseDay(`${month}/${date}/${year}`);
  const [twelve, minutes] = [Number(hour), Number(minute)];
  if (day === undefined || twelve < 1 || twelve > 12 || minutes > 59) return undefined;
  const afternoon = half?.toUpperCase() === 'PM' ? 12 : 0;
  return { day, minuteOfDay: ((twelve % 12) + afternoon) * 60 + minutes };
}

/** Returns true if a text is a valid time in the schedule format. */
export function isSchedule(text: string): boolean {
  return readSchedule(text) !== undefined;
}

/**
 * Returns the instant of a schedule in a time zone. A skipped time gives the moment the clock jumps ahead; a repeated
 * time gives its first occurrence.
 */
export function scheduledInstant(text: string, timeZone: string): Date | undefined {
  const local = readSchedule(text);
  return local && instantOf(local.day, local.minuteOfDay, timeZone);
}

/** Formats an instant as a schedule in a time zone: `11-22-2026 09:30 AM`. */
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
