import { z } from 'zod/mini';
import { dayInput } from '../shared/dates.ts';
import { fieldRule } from '../shared/fields.ts';
import { id, instant, minorUnits, requiredText } from '../shared/schema.ts';
import { dayMs } from '../shared/durations.ts';
import { plannedTime } from './plan.schemas.ts';

/** The 4 to 6 digits that an employee clocks in with. */
export const pin = z
  .string({ error: 'Enter the PIN' })
  .check(z.regex(/^\d{4,6}$/, 'A PIN has 4 to 6 digits'));

/** Sets an employee's PIN; null removes it. */
export const employeePinRequest = z.object({ storeId: id, id, pin: z.nullable(pin) });

export const clockActions = ['IN', 'BREAK', 'BACK', 'OUT'] as const;

export type ClockAction = (typeof clockActions)[number];

export const clockStates = ['OUT', 'IN', 'BREAK'] as const;

export type ClockState = (typeof clockStates)[number];

const possible: Readonly<Record<ClockState, readonly ClockAction[]>> = {
  OUT: ['IN'],
  IN: ['BREAK', 'OUT'],
  BREAK: ['BACK', 'OUT'],
};

/** Returns the clock actions that are possible in a state. */
export function clockActionsIn(state: ClockState): readonly ClockAction[] {
  return possible[state];
}

export const punchRequest = z.object({
  storeId: id,
  employeeId: id,
  pin,
  action: z.enum(clockActions),
});

export type PunchRequest = z.output<typeof punchRequest>;

/** An employee at the time clock, with names and times only. */
export const clockPerson = z.object({
  employeeId: id,
  name: z.string(),
  state: z.enum(clockStates),
  /** The time since which they are in that state; null if they never clocked in. */
  since: z.nullable(instant),
  /** False until an owner or a manager has set a PIN. */
  hasPin: z.boolean(),
  /** Their planned shifts today, and yesterday's if it isn't over. */
  planned: z.array(plannedTime),
});

export type ClockPerson = z.infer<typeof clockPerson>;

const shiftBreak = z.object({ start: instant, end: z.nullable(instant) });

/** A shift as clocked or corrected. */
export const shift = z.object({
  id,
  employeeId: id,
  name: z.string(),
  /** The store day on which it began. */
  day: z.string(),
  startedAt: instant,
  endedAt: z.nullable(instant),
  breaks: z.array(shiftBreak),
  breakMinutes: z.int(),
  /** Worked minutes without breaks; an open shift counts until now. */
  minutes: z.int(),
  /** Their share of the day's tips, by minutes worked. */
  tips: minorUnits,
  /** The reason for a correction; empty if it wasn't corrected. */
  reason: z.string(),
  changedBy: z.string(),
  olVersion: z.int(),
});

export type Shift = z.infer<typeof shift>;

const maxDays = 92;

type AskedDays = { readonly from: string; readonly to: string };

function spanOf({ from = '', to = '' }: Partial<AskedDays>): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

export const shiftsRequest = z.object({ storeId: id, from: dayInput, to: dayInput }).check(
  fieldRule<AskedDays>('to', 'Choose days in order, three months at most', (days) => {
    const span = spanOf(days);
    return Number.isNaN(span) || (span >= 0 && span < maxDays);
  }),
);

const plannedHours = z.object({
  employeeId: id,
  name: z.string(),
  /** The store day on which the shifts begin. */
  day: z.string(),
  minutes: z.int(),
});

export type PlannedHours = z.infer<typeof plannedHours>;

export const shiftList = z.object({
  currency: z.string(),
  /** By day, then by name. */
  shifts: z.array(shift),
  /** Tips of days without any clocked shift. */
  unsharedTips: minorUnits,
  /** Each employee's planned hours, by day and name. */
  planned: z.array(plannedHours),
});

const time = z
  .string({ error: 'Enter a time' })
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time'));

type Correction = { start: string; end: string | null; breaks: { start: string; end: string }[] };

/** Times on the store's clock. One that isn't after the start is on the next day. */
export const shiftRequest = z
  .object({
    storeId: id,
    id: z._default(z.int().check(z.minimum(0)), 0),
    olVersion: z.optional(z.int()),
    employeeId: z.int().check(z.minimum(1, 'Choose an employee')),
    day: dayInput,
    start: time,
    /** Null while the employee still works. */
    end: z.nullable(time),
    breaks: z._default(z.array(z.object({ start: time, end: time })).check(z.maxLength(10)), []),
    reason: requiredText('Enter a reason', 200),
  })
  .check(
    fieldRule<Correction>(
      'breaks',
      'Breaks must lie within the shift, one after the other',
      ({ start, end = null, breaks = [] }) =>
        start === undefined || areWithin(breaks, { start, end }),
    ),
  );

export type ShiftRequest = z.output<typeof shiftRequest>;

const dayMinutes = 24 * 60;

/** Returns the minutes from the shift's start to a time on the clock: from 0 to a minute less than a day. */
export function minutesAfter(start: string, at: string): number {
  return (minuteOf(at) - minuteOf(start) + dayMinutes) % dayMinutes;
}

function minuteOf(at: string): number {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  return hour * 60 + minute;
}

function areWithin(
  breaks: Correction['breaks'],
  { start, end }: Pick<Correction, 'start' | 'end'>,
): boolean {
  const last = end === null ? dayMinutes : minutesAfter(start, end) || dayMinutes;
  const marks = breaks.flatMap((one) => [
    minutesAfter(start, one.start),
    minutesAfter(start, one.end),
  ]);
  return [...marks, last].every((mark, place, all) => place === 0 || mark >= (all[place - 1] ?? 0));
}

export const removeShiftRequest = z.object({
  storeId: id,
  id,
  reason: requiredText('Enter a reason', 200),
});
