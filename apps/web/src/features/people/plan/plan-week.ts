import type { Plan, PlannedPerson, PlannedShift } from '@counter/contract/people';
import { addDays, daysOf, mondayOf, type Day, type Period } from '@counter/contract/shared';

/** Returns the week of a day, starting on Monday. */
export function weekOf(day: Day): Period {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
}

/** An employee's shifts in a week. */
export interface PlannedRow extends PlannedPerson {
  /** In chronological order. */
  readonly days: readonly { readonly day: Day; readonly shifts: readonly PlannedShift[] }[];
  readonly minutes: number;
}

export interface PlannedWeek {
  /** By name, including people without a shift. */
  readonly rows: readonly PlannedRow[];
  /** In chronological order. */
  readonly days: readonly {
    readonly day: Day;
    readonly shifts: readonly PlannedShift[];
    readonly minutes: number;
  }[];
  readonly minutes: number;
}

/** Groups the shifts of a week by employee and by day, with planned minutes for each. */
export function arrangeWeek({ people, shifts }: Plan, week: Period): PlannedWeek {
  const days = daysOf(week);
  const inWeek = shifts.filter(({ day }) => day >= week.from && day <= week.to);
  const known = new Map(
    [...people, ...inWeek].map(({ employeeId, name }) => [employeeId, { employeeId, name }]),
  );
  const rows = [...known.values()]
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((person) => {
      const own = inWeek.filter(({ employeeId }) => employeeId === person.employeeId);
      return {
        ...person,
        days: days.map((day) => ({ day, shifts: own.filter((one) => one.day === day) })),
        minutes: sum(own),
      };
    });
  return {
    rows,
    days: days.map((day) => {
      const own = inWeek.filter((one) => one.day === day);
      return { day, shifts: own, minutes: sum(own) };
    }),
    minutes: sum(inWeek),
  };
}

function sum(shifts: readonly PlannedShift[]): number {
  return shifts.reduce((all, { minutes }) => all + minutes, 0);
}

const usual = { start: '09:00', end: '17:00' };

/** Returns the default times of a new shift: those of the employee's latest one, or else of anybody's. */
export function usualTimes(
  shifts: readonly PlannedShift[],
  employeeId: number | undefined,
): { readonly start: string; readonly end: string } {
  const { start, end } =
    shifts.findLast((one) => one.employeeId === employeeId) ?? shifts.at(-1) ?? usual;
  return { start, end };
}
