import { z } from 'zod/mini';
import { dayInput } from '../shared/dates.ts';
import { fieldRule, optionalText, timeOfDay } from '../shared/fields.ts';
import { id, instant } from '../shared/schema.ts';

/** The times at which an employee is to work, on the store's clock, and the instants that they mean. */
export const plannedTime = z.object({
  start: z.string(),
  /** On the next day if it isn't after the start. */
  end: z.string(),
  startsAt: instant,
  endsAt: instant,
});

/** A planned shift. */
export const plannedShift = z.extend(plannedTime, {
  id,
  employeeId: id,
  name: z.string(),
  /** The store's day on which it begins. */
  day: z.string(),
  minutes: z.int(),
  note: z.string(),
  olVersion: z.int(),
});

export type PlannedShift = z.infer<typeof plannedShift>;

const plannedPerson = z.object({ employeeId: id, name: z.string() });

export type PlannedPerson = z.infer<typeof plannedPerson>;

export const plan = z.object({
  /** Those who work for the store on some of these days, by name. */
  people: z.array(plannedPerson),
  /** By day, then by start. */
  shifts: z.array(plannedShift),
});

export type Plan = z.infer<typeof plan>;

type Times = { readonly start: string; readonly end: string };

/** `id` 0 (or none) plans a shift; otherwise `olVersion` says which state was edited. */
export const plannedShiftRequest = z
  .object({
    storeId: id,
    id: z._default(z.int().check(z.minimum(0)), 0),
    olVersion: z.optional(z.int()),
    employeeId: z.int().check(z.minimum(1, 'Choose an employee')),
    day: dayInput,
    start: timeOfDay,
    end: timeOfDay,
    note: optionalText(200),
  })
  .check(
    fieldRule<Times>(
      'end',
      'The shift must end at another time than it starts',
      ({ start, end }) => start === undefined || end === '' || start !== end,
    ),
  );

export type PlannedShiftRequest = z.output<typeof plannedShiftRequest>;

const maxShifts = 1000;

export const plannedShiftsNamed = z.object({
  storeId: id,
  ids: z.array(id).check(z.minLength(1), z.maxLength(maxShifts)),
});

export const copyWeekRequest = z.object({
  storeId: id,
  /** The first of the seven days that are filled. */
  from: dayInput,
});

export const copiedWeek = z.object({
  ids: z.array(id),
  /** The number that wasn't copied, because the employee has left or the shift would overlap another one. */
  left: z.int(),
});
