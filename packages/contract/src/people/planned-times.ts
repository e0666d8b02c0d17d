import { minuteMs } from '../shared/durations.ts';
import { writeTime } from '../shared/written-time.ts';
import { addDays, instantOf, type Day } from '../shared/zone.ts';

const dayMinutes = 24 * 60;
const daysOfWeek = 7;

/** A planned shift on the store's clock. An end that isn't after the start is on the next day. */
export type PlannedTimes = { readonly day: Day; readonly start: string; readonly end: string };

/** The minutes of a day from which and to which a planned shift goes; after midnight, the end is above 1440. */
export type PlannedSpan = { readonly startMinute: number; readonly endMinute: number };

/** Returns the minutes of the day of a planned shift. */
export function plannedSpan({ start, end }: Omit<PlannedTimes, 'day'>): PlannedSpan {
  const [startMinute, endMinute] = [minuteOf(start), minuteOf(end)];
  return { startMinute, endMinute: endMinute > startMinute ? endMinute : endMinute + dayMinutes };
}

/** Returns the times on the clock of a planned shift: the inverse of `plannedSpan`. */
export function clockTimes({ startMinute, endMinute }: PlannedSpan): Omit<PlannedTimes, 'day'> {
  return { start: writeTime(startMinute), end: writeTime(endMinute) };
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Returns the instants of a planned shift, and its minutes, which a change of the clocks makes fewer or more. */
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

/** Returns true if two planned shifts overlap; one may begin when the other ends. */
export function plansOverlap(one: PlannedTimes, other: PlannedTimes): boolean {
  const [first, second] = [lineOf(one), lineOf(other)];
  return first.from < second.to && second.from < first.to;
}

/** The shift on one line of minutes for all days. */
function lineOf({ day, ...times }: PlannedTimes): { readonly from: number; readonly to: number } {
  const midnight = Date.parse(`${day}T00:00:00Z`) / minuteMs;
  const { startMinute, endMinute } = plannedSpan(times);
  return { from: midnight + startMinute, to: midnight + endMinute };
}

type Planned = PlannedTimes & { readonly employeeId: number };

type Target<Shift> = {
  /** Shifts that stay: those of the days around the week. */
  readonly kept: readonly Planned[];
  readonly isEmployed: (shift: Shift) => boolean;
};

/**
 * Returns a week's planned shifts a week later, at the same times on the clock. Leaves out those of days on
 * which the employee doesn't work for the store, and those that overlap a shift that stays.
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
