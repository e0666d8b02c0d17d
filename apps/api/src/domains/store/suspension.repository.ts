import { sql, type RawBuilder } from 'kysely';
import { countRows } from '../../platform/db/page.ts';
import type { Db, Tx } from './store.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** A suspension as stored. It lasts until lifted if `until` is null. */
export type SuspensionRow = {
  readonly storeId: number;
  readonly id: number;
  readonly reason: string;
  readonly until: Date | null;
};

/**
 * Builds the condition that a row of `store_suspensions` is active at an instant. A store has at most one active row.
 */
export function runsAt(at: Date): RawBuilder<boolean> {
  return sql<boolean>`(store_suspensions.lifted_at is null
    and (store_suspensions.until is null or store_suspensions.until > ${at}))`;
}

/** Builds the condition that the store in an id column is suspended at an instant. */
export function isSuspended(storeId: string, at: Date): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(storeId)} in (
    select store_id from store_suspensions where ${runsAt(at)})`;
}

/** Returns the suspensions of the given stores that are active at an instant. */
export async function findRunningSuspensions(
  db: Db | Tx,
  storeIds: readonly number[],
  at: Date,
): Promise<SuspensionRow[]> {
  if (storeIds.length === 0) return [];
  return db
    .selectFrom('storeSuspensions')
    .where('storeId', 'in', storeIds)
    .where(runsAt(at))
    .select(['storeId', 'id', 'reason', 'until'])
    .execute();
}

/** Counts the suspended stores. */
export async function countRunningSuspensions(db: Db, at: Date): Promise<number> {
  return countRows(db.selectFrom('storeSuspensions').where(runsAt(at)));
}

/** Serializes suspending and lifting for a store; returns whether it is approved. */
export async function lockStore(tx: Tx, { storeId }: StoreScope): Promise<boolean> {
  const { approved } = await tx
    .selectFrom('stores')
    .where('id', '=', storeId)
    .forNoKeyUpdate()
    .select('approved')
    .executeTakeFirstOrThrow();
  return approved;
}

type NewSuspension = {
  readonly reason: string;
  readonly until: Date | null;
  readonly userId: number;
  readonly at: Date;
};

/** Inserts a suspension that starts now; returns its id. */
export async function createSuspension(
  tx: Tx,
  { storeId }: StoreScope,
  { reason, until, userId, at }: NewSuspension,
): Promise<number> {
  const { id } = await tx
    .insertInto('storeSuspensions')
    .values({
      storeId,
      reason,
      suspendedBy: userId,
      suspendedAt: at,
      until,
      liftedBy: null,
      liftedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a suspension early. */
export async function liftSuspensionRow(
  tx: Tx,
  { storeId }: StoreScope,
  { id, userId, at }: { readonly id: number; readonly userId: number; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('storeSuspensions')
    .set({ liftedBy: userId, liftedAt: at })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}
