import type { PlannedHours, Shift } from '@counter/contract/people';
import { addDays, mondayOf, type Day, type Period } from '@counter/contract/shared';

/** A column of hours: one day, or the days of a week within the range. */
export type HoursColumn = { readonly key: Day; readonly week: boolean };

/** An employee's hours by column. */
export type EmployeeHours = {
  readonly employeeId: number;
  readonly name: string;
  /** Minutes, in the order of the columns. */
  readonly minutes: readonly number[];
  readonly total: number;
  /** Planned minutes. */
  readonly planned: number;
  readonly tips: number;
};

const daysOfWeek = 7;

/** Returns the columns of a range: days for up to a week, otherwise weeks from Monday. */
export function hoursColumns({ from, to }: Period): HoursColumn[] {
  const week = addDays(from, daysOfWeek - 1) < to;
  const columns: HoursColumn[] = [];
  const step = week ? daysOfWeek : 1;
  for (let key = week ? mondayOf(from) : from; key <= to; key = addDays(key, step)) {
    columns.push({ key, week });
  }
  return columns;
}

/** Sums actual and planned hours by employee and column, sorted by name. */
export function sumHours(
  shifts: readonly Shift[],
  planned: readonly PlannedHours[],
  columns: readonly HoursColumn[],
): EmployeeHours[] {
  const names = new Map([...shifts, ...planned].map(({ employeeId, name }) => [employeeId, name]));
  const people = [...names].map(([employeeId, name]) => {
    const own = shifts.filter((one) => one.employeeId === employeeId);
    const minutes = columns.map(({ key, week }) =>
      sum(own.filter(({ day }) => (week ? mondayOf(day) : day) === key).map((one) => one.minutes)),
    );
    const ownPlan = planned.filter((one) => one.employeeId === employeeId);
    return {
      employeeId,
      name,
      minutes,
      total: sum(minutes),
      planned: sum(ownPlan.map((one) => one.minutes)),
      tips: sum(own.map((one) => one.tips)),
    };
  });
  return people.toSorted((one, other) => one.name.localeCompare(other.name));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
