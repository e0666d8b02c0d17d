import type { Shift } from '@counter/contract/people';
import { addDays, weekdayOf, type Day, type Period } from '@counter/contract/shared';

/** A column of hours: one day, or the days of a week within the range. */
export type HoursColumn = { readonly key: Day; readonly week: boolean };

/** The hours of an employee, by column. */
export type EmployeeHours = {
  readonly employeeId: number;
  readonly name: string;
  /** In minutes, in the order of the columns. */
  readonly minutes: readonly number[];
  readonly total: number;
  readonly tips: number;
};

const daysOfWeek = 7;

/** Returns the Monday of a day's week. */
function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + daysOfWeek - 1) % daysOfWeek));
}

/** Returns the columns for a range: its days up to a week, otherwise its weeks from Monday. */
export function hoursColumns({ from, to }: Period): HoursColumn[] {
  const week = addDays(from, daysOfWeek - 1) < to;
  const columns: HoursColumn[] = [];
  const step = week ? daysOfWeek : 1;
  for (let key = week ? mondayOf(from) : from; key <= to; key = addDays(key, step)) {
    columns.push({ key, week });
  }
  return columns;
}

/** Sums shifts by employee and column, by name. */
export function sumHours(
  shifts: readonly Shift[],
  columns: readonly HoursColumn[],
): EmployeeHours[] {
  const byEmployee = Map.groupBy(shifts, ({ employeeId }) => employeeId);
  const people = [...byEmployee].map(([employeeId, own]) => {
    const minutes = columns.map(({ key, week }) =>
      sum(own.filter(({ day }) => (week ? mondayOf(day) : day) === key).map((one) => one.minutes)),
    );
    const tips = sum(own.map((one) => one.tips));
    return { employeeId, name: own[0]?.name ?? '', minutes, total: sum(minutes), tips };
  });
  return people.toSorted((one, other) => one.name.localeCompare(other.name));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
