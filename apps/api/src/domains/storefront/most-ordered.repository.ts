import { addDays, type Day } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db } from './storefront.tables.ts';

const days = 28;
/** The minimum number of orders in four weeks for a product to count as popular. */
const minOrders = 3;
/** More than are shown, because some may be sold out or deleted. */
const limit = 12;

/** Returns the products in the most orders of the last four weeks, from the daily rollup. */
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
