import type { Period } from '@counter/contract/shared';
import { clockTimes, plannedSpan, type PlannedTimes } from '@counter/contract/people';
import { sql } from 'kysely';
import { changeOf, stampOf } from '../../../platform/events/work.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Db, Tx, Work } from '../people.tables.ts';

/** The stored fields of a planned shift. */
export type PlannedFacts = PlannedTimes & { readonly employeeId: number; readonly note: string };

/** A planned shift with the employee's name. */
export type PlannedRow = PlannedFacts & {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly removed: boolean;
  readonly changedBy: string;
  readonly changedAt: Date;
};

const fullName = sql<string>`employees.first_name || ' ' || employees.last_name`;

function selectPlanned(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('plannedShifts')
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.storeId', '=', 'plannedShifts.storeId')
        .onRef('employees.id', '=', 'plannedShifts.employeeId'),
    )
    .where('plannedShifts.storeId', '=', storeId)
    .select(['plannedShifts.id', 'plannedShifts.employeeId', 'plannedShifts.day'])
    .select(['plannedShifts.startMinute', 'plannedShifts.endMinute', 'plannedShifts.note'])
    .select(['plannedShifts.version', 'plannedShifts.changedBy', 'plannedShifts.changedAt'])
    .select((eb) => eb('plannedShifts.removedAt', 'is not', null).$castTo<boolean>().as('removed'))
    .select(fullName.as('name'));
}

type Stored = Omit<PlannedRow, 'start' | 'end'> & {
  readonly startMinute: number;
  readonly endMinute: number;
};

function toRow({ startMinute, endMinute, ...row }: Stored): PlannedRow {
  return { ...row, ...clockTimes({ startMinute, endMinute }) };
}

/** Returns the planned shifts that start in a period, by day and start. Excludes those after an employee's last day. */
export async function findPlannedRows(
  db: Db | Tx,
  scope: StoreScope,
  { from, to }: Period,
): Promise<PlannedRow[]> {
  const rows = await selectPlanned(db, scope)
    .where('plannedShifts.removedAt', 'is', null)
    .where('plannedShifts.day', '>=', from)
    .where('plannedShifts.day', '<=', to)
    .where((eb) =>
      eb.or([
        eb('employees.endDate', 'is', null),
        eb('employees.endDate', '>=', eb.ref('plannedShifts.day')),
      ]),
    )
    .orderBy('plannedShifts.day')
    .orderBy('plannedShifts.startMinute')
    .orderBy(sql`lower(${fullName})`)
    .orderBy('plannedShifts.id')
    .execute();
  return rows.map(toRow);
}

/** Returns planned shifts, including removed ones, locked until the transaction ends. */
export async function lockPlannedRows(
  tx: Tx,
  scope: StoreScope,
  ids: readonly number[],
): Promise<PlannedRow[]> {
  const rows = await selectPlanned(tx, scope)
    .where('plannedShifts.id', 'in', ids)
    .orderBy('plannedShifts.id')
    .forUpdate('plannedShifts')
    .execute();
  return rows.map(toRow);
}

/** An employee who can be planned, with their employment dates. */
export type PlannableRow = {
  readonly employeeId: number;
  readonly name: string;
  readonly joiningDate: string | null;
  readonly endDate: string | null;
};

function selectPlannable(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('employees')
    .where('storeId', '=', storeId)
    .select(['id as employeeId', 'joiningDate', 'endDate', fullName.as('name')]);
}

/** Returns the employees who are employed on any of the given days, by name. */
export async function findPlannable(
  db: Db | Tx,
  scope: StoreScope,
  { from, to }: Period,
): Promise<PlannableRow[]> {
  return selectPlannable(db, scope)
    .where((eb) => eb.or([eb('endDate', 'is', null), eb('endDate', '>=', from)]))
    .where((eb) => eb.or([eb('joiningDate', 'is', null), eb('joiningDate', '<=', to)]))
    .orderBy(sql`lower(${fullName})`)
    .orderBy('id')
    .execute();
}

/**
 * Returns the given employees, or all without ids, locked until the transaction ends. Code that adds planned shifts
 * locks their employees first, so that concurrent requests can't create overlaps.
 */
export async function lockPlannable(
  tx: Tx,
  scope: StoreScope,
  ids?: readonly number[],
): Promise<PlannableRow[]> {
  return selectPlannable(tx, scope)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('id')
    .forUpdate()
    .execute();
}

function columnsOf({ employeeId, day, note, ...times }: PlannedFacts) {
  return { employeeId, day, note, ...plannedSpan(times) };
}

/** Inserts planned shifts; returns their ids in the given order. */
export async function createPlanned(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  shifts: readonly PlannedFacts[],
): Promise<number[]> {
  if (shifts.length === 0) return [];
  const stamp = { storeId: scope.storeId, ...stampOf({ scope, at }) };
  const rows = await tx
    .insertInto('plannedShifts')
    .values(shifts.map((shift) => ({ ...columnsOf(shift), ...stamp })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Updates a locked planned shift and increments its version. */
export async function updatePlanned(work: Work, id: number, facts: PlannedFacts): Promise<void> {
  await updateRows(work, [id], columnsOf(facts));
}

/** Removes or restores locked planned shifts. */
export async function updatePlannedRemoved(
  work: Work,
  ids: readonly number[],
  removed: boolean,
): Promise<void> {
  await updateRows(work, ids, { removedAt: removed ? work.at : null });
}

type Columns = Partial<ReturnType<typeof columnsOf>> & { readonly removedAt?: Date | null };

async function updateRows(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  ids: readonly number[],
  columns: Columns,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('plannedShifts')
    .where('storeId', '=', scope.storeId)
    .where('id', 'in', ids)
    .set({ ...columns, ...changeOf({ scope, at }) })
    .execute();
}
