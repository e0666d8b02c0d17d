import { anyOf } from '../../../platform/db/any-of.ts';
import type { Tx, Work } from '../menu.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { changeOf } from '../../../platform/events/work.ts';

type RemovedRow = { readonly id: number; readonly name: string; readonly version: number };

/** Finds the store's products among the IDs, including deleted ones. */
export async function findEvenDeleted(
  tx: Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly name: string }[]> {
  return tx
    .selectFrom('products')
    .where('storeId', '=', storeId)
    .where('id', '=', anyOf(ids))
    .select(['id', 'name'])
    .execute();
}

/** Deletes or restores products. Skips those that already have that state. Returns the changed ones. */
export async function updateDeleted(
  { tx, scope, at }: Work,
  ids: readonly number[],
  deleted: boolean,
): Promise<RemovedRow[]> {
  return tx
    .updateTable('products')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', anyOf(ids))
    .where('deletedAt', deleted ? 'is' : 'is not', null)
    .set({
      deletedAt: deleted ? at : null,
      ...changeOf({ scope, at }),
    })
    .returning(['id', 'name', 'version'])
    .execute();
}
