import { sql } from 'kysely';
import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { changeOf, type Work } from '../../platform/events/work.ts';

type RemovedRow = { readonly id: number; readonly name: string; readonly version: number };

/** Returns the products of the store among the ids, on the menu or deleted, with their names. */
export async function findEvenDeleted(
  tx: Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly name: string }[]> {
  return tx
    .selectFrom('products')
    .where('store_id', '=', storeId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .select(['id', 'name'])
    .execute();
}

/** Deletes products or brings them back; answers those for which that is a change. */
export async function updateDeleted(
  { tx, scope, at }: Work,
  ids: readonly number[],
  deleted: boolean,
): Promise<RemovedRow[]> {
  return tx
    .updateTable('products')
    .where('store_id', '=', scope.storeId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .set({
      deleted_at: deleted ? at : null,
      ...changeOf({ scope, at }),
    })
    .returning(['id', 'name', 'version'])
    .execute();
}
