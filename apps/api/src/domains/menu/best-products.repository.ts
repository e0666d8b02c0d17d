import type { Db } from './menu.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** A search by name looks at the first so many products of a menu. */
const mostLookedAt = 20_000;

/** The names and codes of a store's products, by name. */
export async function findProductNames(
  db: Db,
  { storeId }: StoreScope,
): Promise<{ id: number; name: string; code: string }[]> {
  return db
    .selectFrom('products')
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .limit(mostLookedAt)
    .select(['id', 'name', 'code'])
    .execute();
}
