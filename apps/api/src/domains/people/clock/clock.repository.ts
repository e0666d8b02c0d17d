import type { ShiftBreak } from '@counter/contract/people';
import { sql } from 'kysely';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Db, Tx } from '../people.tables.ts';

/** An employee who can clock in, with their last shift. */
export type ClockRow = {
  readonly employeeId: number;
  readonly name: string;
  readonly hasPin: boolean;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly breaks: readonly ShiftBreak[] | null;
};

/** Returns the employees employed on a day, by name, each with their last shift. */
export async function findClockRows(
  db: Db | Tx,
  { storeId }: StoreScope,
  today: string,
  only?: number,
): Promise<ClockRow[]> {
  const { rows } = await sql<ClockRow>`
    select e.id as employee_id, e.first_name || ' ' || e.last_name as name,
      e.pin_hash is not null as has_pin, last.started_at, last.ended_at, last.breaks
    from employees e
    left join lateral (
      select started_at, ended_at, breaks from shifts
      where store_id = ${storeId} and employee_id = e.id and removed_at is null
      order by started_at desc limit 1
    ) last on true
    where e.store_id = ${storeId} and (e.end_date is null or e.end_date >= ${today}::date)
      and ${only ?? null}::bigint is not distinct from
        case when ${only ?? null}::bigint is null then null else e.id end
    order by lower(e.first_name || ' ' || e.last_name), e.id`.execute(db);
  return rows;
}

/** An employee's hashed PIN and failed attempts. */
type PinRow = {
  readonly name: string;
  readonly pinHash: string | null;
  readonly pinFailures: number;
  readonly pinLockedUntil: Date | null;
};

/** Returns the PIN of an employee who is employed on a day. */
export async function findPin(
  db: Db | Tx,
  { storeId }: StoreScope,
  employeeId: number,
  today: string,
): Promise<PinRow | undefined> {
  return db
    .selectFrom('employees')
    .where('storeId', '=', storeId)
    .where('id', '=', employeeId)
    .where((eb) => eb.or([eb('endDate', 'is', null), eb('endDate', '>=', today)]))
    .select(['pinHash', 'pinFailures', 'pinLockedUntil'])
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .executeTakeFirst();
}

/** Sets or removes a PIN, and resets the failed attempts. */
export async function updatePin(
  tx: Tx,
  { storeId }: StoreScope,
  employeeId: number,
  pinHash: string | null,
): Promise<void> {
  await tx
    .updateTable('employees')
    .where('storeId', '=', storeId)
    .where('id', '=', employeeId)
    .set({ pinHash, pinFailures: 0, pinLockedUntil: null })
    .execute();
}

/** Counts an attempt before the PIN is checked; returns false while the employee is locked out. */
export async function countTry(
  db: Db,
  { storeId }: StoreScope,
  employeeId: number,
  {
    at,
    maxFailures,
    lockedUntil,
  }: { readonly at: Date; readonly maxFailures: number; readonly lockedUntil: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update employees set
      pin_failures = case when pin_locked_until <= ${at} then 1 else pin_failures + 1 end,
      pin_locked_until = case
        when pin_locked_until <= ${at} then null
        when pin_failures + 1 >= ${maxFailures} then ${lockedUntil}::timestamptz
        else pin_locked_until end
    where store_id = ${storeId} and id = ${employeeId}
      and (pin_locked_until is null or pin_locked_until <= ${at})
    returning id`.execute(db);
  return rows.length > 0;
}

/** Resets the failed attempts after a correct PIN. */
export async function clearTries(
  db: Db | Tx,
  { storeId }: StoreScope,
  employeeId: number,
): Promise<void> {
  await db
    .updateTable('employees')
    .where('storeId', '=', storeId)
    .where('id', '=', employeeId)
    .set({ pinFailures: 0, pinLockedUntil: null })
    .execute();
}
