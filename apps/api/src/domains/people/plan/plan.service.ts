import {
  plannedInstants,
  type Plan,
  type PlannedHours,
  type PlannedShift,
} from '@counter/contract/people';
import { addDays, type Period } from '@counter/contract/shared';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findPlannable, findPlannedRows, type PlannedRow } from './plan.repository.ts';

/** Returns the planned shifts of a period, and the employees who can be planned in it. */
export async function findPlan(db: Db | Tx, scope: StoreScope, days: Period): Promise<Plan> {
  const [rows, people] = await Promise.all([
    findPlannedRows(db, scope, days),
    findPlannable(db, scope, days),
  ]);
  return {
    people: people.map(({ employeeId, name }) => ({ employeeId, name })),
    shifts: rows.map((row) => toPlannedShift(row, scope)),
  };
}

function toPlannedShift(row: PlannedRow, { timeZone }: StoreScope): PlannedShift {
  const { id, employeeId, name, day, start, end, note, version } = row;
  const { startsAt, endsAt, minutes } = plannedInstants(row, timeZone);
  return {
    id,
    employeeId,
    name,
    day,
    start,
    end,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    minutes,
    note,
    olVersion: version,
  };
}

/** Returns today's planned shifts, and yesterday's unfinished ones, by employee. */
export async function findPlannedToday(
  db: Db | Tx,
  scope: StoreScope,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<ReadonlyMap<number, readonly PlannedShift[]>> {
  const rows = await findPlannedRows(db, scope, { from: addDays(today, -1), to: today });
  const present = rows
    .map((row) => toPlannedShift(row, scope))
    .filter(({ day, endsAt }) => day === today || new Date(endsAt) > now);
  return Map.groupBy(present, ({ employeeId }) => employeeId);
}

/** Sums the planned hours of a period by day and employee. */
export async function sumPlannedHours(
  db: Db | Tx,
  scope: StoreScope,
  days: Period,
): Promise<PlannedHours[]> {
  const rows = await findPlannedRows(db, scope, days);
  const byDay = Map.groupBy(rows, ({ day, employeeId }) => `${day} ${employeeId}`);
  const sums = [...byDay.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { employeeId, name, day } = first;
    const minutes = own.reduce((sum, row) => sum + plannedInstants(row, scope.timeZone).minutes, 0);
    return [{ employeeId, name, day, minutes }];
  });
  return sums.toSorted(
    (one, other) => one.day.localeCompare(other.day) || one.name.localeCompare(other.name),
  );
}
