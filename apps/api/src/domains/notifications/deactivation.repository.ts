import type { Tx } from './notifications.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The last notice to a store's recipients. */
export type ToldRow = { readonly told: string; readonly until: Date | null };

/**
 * Returns the last notice about a store that takes no orders; undefined if there was none, or after
 * the all-clear.
 */
export async function findTold(tx: Tx, { storeId }: StoreScope): Promise<ToldRow | undefined> {
  return tx
    .selectFrom('deactivationNotices')
    .where('storeId', '=', storeId)
    .select(['told', 'until'])
    .executeTakeFirst();
}

/** Keeps what was told of a store; null where it takes orders again. */
export async function updateTold(
  tx: Tx,
  { storeId }: StoreScope,
  row: ToldRow | null,
): Promise<void> {
  if (!row) {
    await tx.deleteFrom('deactivationNotices').where('storeId', '=', storeId).execute();
    return;
  }
  await tx
    .insertInto('deactivationNotices')
    .values({ storeId, ...row })
    .onConflict((conflict) => conflict.column('storeId').doUpdateSet(row))
    .execute();
}
