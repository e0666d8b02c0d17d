import { oneText, readOneText } from '../../../platform/db/one-text.ts';
import type { Db } from '../menu.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

/** The maximum number of products that a search by name looks at, oldest first. */
const maxExamined = 20_000;

/** Finds the names and codes of a store's products, oldest first. */
export async function findProductNames(
  db: Db,
  { storeId }: StoreScope,
): Promise<{ id: number; name: string; code: string }[]> {
  const row = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('products')
        .where('storeId', '=', storeId)
        .where('deletedAt', 'is', null)
        .orderBy('id')
        .limit(maxExamined)
        .select(['id', 'name', 'code'])
        .as('known'),
    )
    .select(oneText(['id', 'name', 'code'], 'id').as('all'))
    .executeTakeFirst();
  return readOneText(row?.all).map(([id, name = '', code = '']) => ({
    id: Number(id),
    name,
    code,
  }));
}
