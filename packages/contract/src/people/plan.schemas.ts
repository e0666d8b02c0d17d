import { z } from 'zod/mini';
import { dayInput } from '../shared/dates.ts';
import { fieldRule, optionalText, timeOfDay } from '../shared/fields.ts';
import { id, instant } from '../shared/schema.ts';

/** An employee's planned times on the store's clock, and their instants. */
export const plannedTime = z.object({
  start: z.string(),
  /** If not after the start, it is on the next day. */
  end: z.string(),
  startsAt: instant,
  endsAt: instant,
});

/** A planned shift. */
export const plannedShift = z.extend(plannedTime, {
  id,
  employeeId: id,
  name: z.string(),
  /** The store day on which it begins. */
  day: z.string(),
  minutes: z.int(),
  note: z.string(),
  olVersion: z.int(),
});

export type PlannedShift = z.infer<typeof plannedShift>;

const plannedPerson = z.object({ employeeId: id, name: z.string() });

export type PlannedPerson = z.infer<typeof plannedPerson>;

export const plan = z.object({
  /** Employees who work for the store on any of these days, by name. */
  people: z.array(plannedPerson),
  /** By day, then by start. */
  shifts: z.array(plannedShift),
});

export type Plan = z.infer<typeof plan>;

type Times = { readonly start: string; readonly end: string };

/** Omit `id` or send 0 to plan a shift; otherwise `olVersion` is the edited version. */
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
  /** The first of the seven target days. */
  from: dayInput,
});

export const copiedWeek = z.object({
  ids: z.array(id),
  /** The number of shifts not copied, because the employee has left or the shift would overlap another. */
  left: z.int(),
});
