import { sql } from 'kysely';
import type { Tx } from '../menu.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

/** Locks the store's categories among the IDs and returns their IDs. */
export async function findOwnCategoryIds(
  tx: Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from categories where store_id = ${storeId} and id = any(${ids}::bigint[])
    order by id for key share`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Locks the store's option groups among the IDs and returns their IDs. */
export async function findOwnOptionGroupIds(
  tx: Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from option_groups
    where store_id = ${storeId} and id = any(${ids}::bigint[]) and deleted_at is null
    order by id for share`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns those pictures that some product of the store already has. */
export async function findOwnPictures(
  tx: Tx,
  { storeId }: StoreScope,
  urls: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select url from unnest(${urls}::text[]) as given (url)
    where exists (select from products where store_id = ${storeId} and images ? url)`.execute(tx);
  return rows.map(({ url }) => url);
}
