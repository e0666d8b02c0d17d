import { minuteMs } from '../shared/durations.ts';
import { writeTime } from '../shared/written-time.ts';
import { addDays, instantOf, type Day } from '../shared/zone.ts';

const dayMinutes = 24 * 60;
const daysOfWeek = 7;

/** A planned shift on the store's clock. An end that isn't after the start is on the next day. */
export type PlannedTimes = { readonly day: Day; readonly start: string; readonly end: string };

/** A planned shift in minutes of the day. After midnight, the end is above 1440. */
export type PlannedSpan = { readonly startMinute: number; readonly endMinute: number };

/** Returns a planned shift in minutes of the day. */
export function plannedSpan({ start, end }: Omit<PlannedTimes, 'day'>): PlannedSpan {
  const [startMinute, endMinute] = [minuteOf(start), minuteOf(end)];
  return { startMinute, endMinute: endMinute > startMinute ? endMinute : endMinute + dayMinutes };
}

/** Returns a planned shift's times on the clock: the inverse of `plannedSpan`. */
export function clockTimes({ startMinute, endMinute }: PlannedSpan): Omit<PlannedTimes, 'day'> {
  return { start: writeTime(startMinute), end: writeTime(endMinute) };
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Returns a planned shift's instants and its length in minutes, which depends on clock changes. */
export function plannedInstants(
  { day, start, end }: PlannedTimes,
  timeZone: string,
): { readonly startsAt: Date; readonly endsAt: Date; readonly minutes: number } {
  const { startMinute, endMinute } = plannedSpan({ start, end });
  const at = (minute: number) =>
    minute < dayMinutes
      ? instantOf(day, minute, timeZone)
      : instantOf(addDays(day, 1), minute - dayMinutes, timeZone);
  const [startsAt, endsAt] = [at(startMinute), at(endMinute)];
  const minutes = Math.max(0, (endsAt.getTime() - startsAt.getTime()) / minuteMs);
  return { startsAt, endsAt, minutes };
}

/** Returns true if two planned shifts overlap. They may touch. */
export function plansOverlap(one: PlannedTimes, other: PlannedTimes): boolean {
  const [first, second] = [lineOf(one), lineOf(other)];
  return first.from < second.to && second.from < first.to;
}

/** Returns the shift in minutes on one continuous scale. */
function lineOf({ day, ...times }: PlannedTimes): { readonly from: number; readonly to: number } {
  const midnight = Date.parse(`${day}T00:00:00Z`) / minuteMs;
  const { startMinute, endMinute } = plannedSpan(times);
  return { from: midnight + startMinute, to: midnight + endMinute };
}

type Planned = PlannedTimes & { readonly employeeId: number };

type Target<Shift> = {
  /** Existing shifts in the days around the week. */
  readonly kept: readonly Planned[];
  readonly isEmployed: (shift: Shift) => boolean;
};

/**
 * Copies a week's planned shifts to the next week, at the same times on the clock. Leaves out days on which the
 * employee doesn't work for the store, and shifts that would overlap an existing one.
 */
export function copyToNextWeek<Shift extends Planned>(
  shifts: readonly Shift[],
  { kept, isEmployed }: Target<Shift>,
): Shift[] {
  return shifts
    .map((shift) => ({ ...shift, day: addDays(shift.day, daysOfWeek) }))
    .filter(
      (shift) =>
        isEmployed(shift) &&
        !kept.some((one) => one.employeeId === shift.employeeId && plansOverlap(one, shift)),
    );
}
