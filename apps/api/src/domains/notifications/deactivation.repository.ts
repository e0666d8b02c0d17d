import type { Tx } from './notifications.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The last deactivation notice sent to a store's recipients. */
export type LastNotice = { readonly told: string; readonly until: Date | null };

/** Returns the last deactivation notice of a store; undefined if there was none or the all-clear was sent since. */
export async function findLastNotice(
  tx: Tx,
  { storeId }: StoreScope,
): Promise<LastNotice | undefined> {
  return tx
    .selectFrom('deactivationNotices')
    .where('storeId', '=', storeId)
    .select(['told', 'until'])
    .executeTakeFirst();
}

/** Saves the last deactivation notice, or deletes it with null once the store takes orders again. */
export async function saveLastNotice(
  tx: Tx,
  { storeId }: StoreScope,
  row: LastNotice | null,
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
