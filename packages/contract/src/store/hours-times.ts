import type { DayInterval, OpeningInterval } from './working-hours.ts';

/** An interval of times of day. If `to` is before `from`, it is on the next day. */
export type TimeStretch = { readonly from: string; readonly to: string };

const day = 1440;
const week = 7 * day;

/** Converts an interval to minutes of the day. 00:00 to 00:00 is the whole day. */
export function toInterval({ from, to }: TimeStretch): DayInterval {
  const [opens, end] = [minuteOf(from), minuteOf(to)];
  const closes = end > opens || (end === opens && end > 0) ? end : end + day;
  return { opens, closes };
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Converts an interval to times of day. */
export function toTimes({ opens, closes }: DayInterval): TimeStretch {
  return { from: timeOf(opens), to: timeOf(closes) };
}

function timeOf(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

/** Returns true if an interval has no length. */
export function isEmpty({ opens, closes }: DayInterval): boolean {
  return closes <= opens;
}

/** Returns the index of an interval that overlaps an earlier one in the week. Saturday night may overlap Sunday. */
export function findOverlap(intervals: readonly OpeningInterval[]): number | undefined {
  const index = intervals.findIndex((one, place) =>
    intervals.slice(0, place).some((other) => overlapsInWeek(one, other)),
  );
  return index < 0 ? undefined : index;
}

function overlapsInWeek(one: OpeningInterval, other: OpeningInterval): boolean {
  const [from, otherFrom] = [one.weekday * day + one.opens, other.weekday * day + other.opens];
  const after = (otherFrom - from + week) % week;
  return after < lengthOf(one) || week - after < lengthOf(other);
}

function lengthOf({ opens, closes }: DayInterval): number {
  return closes - opens;
}
