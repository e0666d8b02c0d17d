import { addDays, type Day } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db } from './storefront.tables.ts';

const days = 28;
/** The fewest orders in four weeks that say something about a store's customers. */
const minOrders = 3;
/** More than are shown: some of them may be sold out or gone. */
const limit = 12;

/** Returns the products in most orders of the last four weeks, from the rollup of each day. */
export async function findMostOrdered(
  db: Db,
  { storeId }: Pick<StoreScope, 'storeId'>,
  today: Day,
): Promise<number[]> {
  const rows = await db
    .selectFrom('published.productDays')
    .where('storeId', '=', storeId)
    .where('day', '>', addDays(today, -days))
    .groupBy('productId')
    .having((eb) => eb.fn.sum<number>('orders'), '>=', minOrders)
    .orderBy((eb) => eb.fn.sum<number>('orders'), 'desc')
    .orderBy('productId')
    .limit(limit)
    .select('productId')
    .execute();
  return rows.map(({ productId }) => productId);
}
