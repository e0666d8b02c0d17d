import type { Period } from '@counter/contract/shared';
import type { ShiftBreak } from '@counter/contract/people';
import { sql } from 'kysely';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { changeOf, stampOf } from '../../../platform/events/work.ts';
import type { Db, Tx, Work } from '../people.tables.ts';

/** A shift with the employee's name. */
export type ShiftRow = {
  readonly id: number;
  readonly employeeId: number;
  readonly name: string;
  readonly day: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly breaks: readonly ShiftBreak[];
  readonly reason: string;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
};

function selectShifts(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('shifts')
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.storeId', '=', 'shifts.storeId')
        .onRef('employees.id', '=', 'shifts.employeeId'),
    )
    .where('shifts.storeId', '=', storeId)
    .where('shifts.removedAt', 'is', null)
    .select(['shifts.id', 'shifts.employeeId', 'shifts.day', 'shifts.startedAt'])
    .select(['shifts.endedAt', 'shifts.breaks', 'shifts.reason', 'shifts.version'])
    .select(['shifts.changedBy', 'shifts.changedAt'])
    .select(sql<string>`employees.first_name || ' ' || employees.last_name`.as('name'));
}

/** Returns the shifts that started in a period, by day and name. */
export async function findShiftRows(
  db: Db | Tx,
  scope: StoreScope,
  { from, to }: Period,
): Promise<ShiftRow[]> {
  return selectShifts(db, scope)
    .where('shifts.day', '>=', from)
    .where('shifts.day', '<=', to)
    .orderBy('shifts.day')
    .orderBy(sql`lower(employees.first_name || ' ' || employees.last_name)`)
    .orderBy('shifts.startedAt')
    .execute();
}

/** Returns an employee's open shift, locked until the transaction ends. */
export async function lockOpenShift(
  tx: Tx,
  scope: StoreScope,
  employeeId: number,
): Promise<ShiftRow | undefined> {
  return selectShifts(tx, scope)
    .where('shifts.employeeId', '=', employeeId)
    .where('shifts.endedAt', 'is', null)
    .forUpdate('shifts')
    .executeTakeFirst();
}

/** Returns a shift, locked until the transaction ends. */
export async function lockShift(
  tx: Tx,
  scope: StoreScope,
  id: number,
): Promise<ShiftRow | undefined> {
  return selectShifts(tx, scope).where('shifts.id', '=', id).forUpdate('shifts').executeTakeFirst();
}

/** Counts an employee's shifts that overlap a time range, except for shift `but`. */
export async function countOverlaps(
  tx: Tx,
  { storeId }: StoreScope,
  wanted: {
    readonly employeeId: number;
    readonly start: Date;
    readonly end: Date | null;
    readonly but: number;
  },
): Promise<number> {
  const { employeeId, start, end, but } = wanted;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from shifts
    where store_id = ${storeId} and employee_id = ${employeeId} and id <> ${but}
      and removed_at is null
      and tstzrange(started_at, ended_at) && tstzrange(${start}, ${end}::timestamptz)`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The editable fields of a shift. */
export type ShiftFacts = Pick<ShiftRow, 'day' | 'startedAt' | 'endedAt' | 'breaks' | 'reason'>;

/** Inserts a shift; returns its id. */
export async function createShift(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  employeeId: number,
  { breaks, ...facts }: ShiftFacts,
): Promise<number> {
  const { id } = await tx
    .insertInto('shifts')
    .values({
      ...facts,
      storeId: scope.storeId,
      employeeId,
      breaks: JSON.stringify(breaks),
      ...stampOf({ scope, at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a locked shift and increments its version. */
export async function updateShift(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  id: number,
  { breaks, ...facts }: Partial<ShiftFacts>,
): Promise<void> {
  await tx
    .updateTable('shifts')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({
      ...facts,
      ...(breaks ? { breaks: JSON.stringify(breaks) } : {}),
      ...changeOf({ scope, at }),
    })
    .execute();
}

/** Marks a shift as removed, so that it no longer counts. */
export async function updateShiftRemoved(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  id: number,
  reason: string,
): Promise<void> {
  await tx
    .updateTable('shifts')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({ removedAt: at, reason, ...changeOf({ scope, at }) })
    .execute();
}

/** Sums a store's tips by the day they are booked on. */
export async function sumTipsByDay(
  db: Db | Tx,
  { storeId }: StoreScope,
  { from, to }: Period,
): Promise<{ day: string; tips: number }[]> {
  return db
    .selectFrom('published.ledgerDays')
    .where('storeId', '=', storeId)
    .where('account', '=', 'tips')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .select(['day', sql<number>`sum(amount)::bigint`.as('tips')])
    .execute();
}
