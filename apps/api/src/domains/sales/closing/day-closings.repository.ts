import type { Period } from '@counter/contract/shared';
import type { Selectable } from 'kysely';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Db, SalesTables, Tx } from '../sales.tables.ts';

/** The last sign-off of a day. */
export type ClosingRow = Selectable<SalesTables['dayClosings']>;

/** Returns the sign-offs of a range of days. */
export async function findClosings(
  db: Db | Tx,
  { storeId }: StoreScope,
  { from, to }: Period,
): Promise<ClosingRow[]> {
  return db
    .selectFrom('dayClosings')
    .where('storeId', '=', storeId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .selectAll()
    .execute();
}

/** Returns the cash left in the drawer when the previous closed day ended; null if none was closed. */
export async function findLeftBefore(
  db: Db | Tx,
  { storeId }: StoreScope,
  day: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('dayClosings')
    .where('storeId', '=', storeId)
    .where('day', '<', day)
    .where('reopenedAt', 'is', null)
    .orderBy('day', 'desc')
    .select('leftInDrawer')
    .limit(1)
    .executeTakeFirst();
  return row?.leftInDrawer ?? null;
}

type SignedDay = Omit<
  ClosingRow,
  'storeId' | 'closedBy' | 'closedAt' | 'reopenedBy' | 'reopenedAt' | 'reopenReason'
>;

type Signing = { readonly tx: Tx; readonly scope: StoreScope; readonly at: Date };

/** Saves the sign-off of an open day; returns false if it is already closed. */
export async function createClosing(
  { tx, scope: { storeId, actor }, at }: Signing,
  { day, ...signed }: SignedDay,
): Promise<boolean> {
  const values = {
    ...signed,
    cashCounts: signed.cashCounts && JSON.stringify(signed.cashCounts),
    figures: JSON.stringify(signed.figures),
    workers: JSON.stringify(signed.workers),
    closedBy: actor.name,
    closedAt: at,
    reopenedBy: null,
    reopenedAt: null,
    reopenReason: null,
  };
  const row = await tx
    .insertInto('dayClosings')
    .values({ storeId, day, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['storeId', 'day'])
        .doUpdateSet(values)
        .where('dayClosings.reopenedAt', 'is not', null),
    )
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reopens a closed day; returns false if it isn't closed. */
export async function updateReopened(
  { tx, scope: { storeId, actor }, at }: Signing,
  day: string,
  reason: string,
): Promise<boolean> {
  const result = await tx
    .updateTable('dayClosings')
    .set({ reopenedBy: actor.name, reopenedAt: at, reopenReason: reason })
    .where('storeId', '=', storeId)
    .where('day', '=', day)
    .where('reopenedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
