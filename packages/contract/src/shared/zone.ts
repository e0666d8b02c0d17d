import { minuteMs } from './durations.ts';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

type LocalTime = { readonly day: Day; readonly hour: number; readonly minute: number };

/** Clocks change at full quarter hours (UTC), so a zone has one offset within each. */
const quarterMs = 15 * minuteMs;

/** Earlier, some zones had offsets with seconds, and clocks changed at any minute. */
const quartersSince = Date.UTC(1980, 0, 1);

/** The maximum number of cached quarter hours per zone: more than a hundred days. */
const maxQuarters = 10_000;

type Zone = {
  readonly format: Intl.DateTimeFormat;
  /** The local clock minus UTC in milliseconds, by quarter hour. */
  readonly offsets: Map<number, number>;
};

const zones = new Map<string, Zone>();

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const zone = { format, offsets: new Map<number, number>() };
  zones.set(timeZone, zone);
  return zone;
}

/** Returns the local time of an instant in a time zone. */
export function localTimeAt(at: Date, timeZone: string): LocalTime {
  const { format } = zoneOf(timeZone);
  if (at.getTime() < quartersSince) return formattedTime(at, format);
  const local = new Date(at.getTime() + offsetAt(at, timeZone));
  return {
    day: local.toISOString().slice(0, 10),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

/** Formats an instant. This takes some ten microseconds, so the offsets of recent instants are cached. */
function formattedTime(at: Date, format: Intl.DateTimeFormat): LocalTime {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(at)) part[type] = value;
  return {
    day: `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`,
    hour: Number(part.hour),
    minute: Number(part.minute),
  };
}

/** Returns the calendar day of an instant in a time zone. */
export function dayAt(at: Date, timeZone: string): Day {
  return localTimeAt(at, timeZone).day;
}

/**
 * Returns the instant when a time zone's clock shows a day and a minute of that day (0 to 1440). A skipped time gives
 * the moment the clock jumps past it; a repeated time gives its first occurrence.
 */
export function instantOf(day: Day, minuteOfDay: number, timeZone: string): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * minuteMs;
  const candidates = [asIfUtc - 26 * 60 * minuteMs, asIfUtc + 26 * 60 * minuteMs]
    .map((around) => asIfUtc - offsetAt(new Date(around), timeZone))
    .toSorted((a, b) => a - b);
  const exact = candidates.find((time) => time + offsetAt(new Date(time), timeZone) === asIfUtc);
  return new Date(exact ?? skippedTime(candidates, timeZone));
}

/** Returns the local clock minus UTC, in milliseconds. */
function offsetAt(at: Date, timeZone: string): number {
  const { format, offsets } = zoneOf(timeZone);
  if (at.getTime() < quartersSince) return formattedOffset(at, format);
  const quarter = Math.floor(at.getTime() / quarterMs);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const offset = formattedOffset(at, format);
  if (offsets.size >= maxQuarters) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
}

function formattedOffset(at: Date, format: Intl.DateTimeFormat): number {
  const { day, hour, minute } = formattedTime(at, format);
  const local = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * minuteMs;
  return local - Math.floor(at.getTime() / minuteMs) * minuteMs;
}

function skippedTime(candidates: readonly number[], timeZone: string): number {
  const [first = 0, last = first] = candidates;
  const offsetBefore = offsetAt(new Date(first), timeZone);
  let low = first;
  let high = last;
  while (high - low > minuteMs) {
    const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
    if (offsetAt(new Date(middle), timeZone) === offsetBefore) low = middle;
    else high = middle;
  }
  return high;
}

/** Adds whole days to a day. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Adds whole months to a day; the 31st becomes the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** Returns the weekday; 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Returns the instants at which a store's day starts and ends; the end is excluded. */
export function boundsOfDay(
  day: Day,
  timeZone: string,
): { readonly start: Date; readonly end: Date } {
  return { start: instantOf(day, 0, timeZone), end: instantOf(addDays(day, 1), 0, timeZone) };
}
