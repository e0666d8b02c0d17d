import { sql } from 'kysely';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Db } from '../menu.tables.ts';

/** Finds the IDs of those of the products that are on the menu without a picture. */
export async function findWithoutPicture(
  db: Db,
  { storeId }: StoreScope,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .where('storeId', '=', storeId)
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`images = '[]'`)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
