import { sql } from 'kysely';
import type { Day, Period } from '@counter/contract/shared';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Db } from '../analytics.tables.ts';
import { isIn, sold } from '../overview.repository.ts';

export type HourRow = { readonly day: Day; readonly hour: number; readonly orders: number };

/** Counts a period's orders by day and hour, without cancelled and expired ones. */
export async function findSoldHours(
  db: Db,
  { storeId }: StoreScope,
  period: Period,
): Promise<HourRow[]> {
  const { rows } = await sql<HourRow>`
    select day, hour, sum(orders)::integer as orders from published.order_hours
    where store_id = ${storeId} and ${isIn(period)} and ${sold} group by day, hour
    having sum(orders) > 0 order by day, hour`.execute(db);
  return rows;
}

export type ProductRow = {
  readonly day: Day;
  readonly productId: number;
  readonly productName: string;
  readonly orders: number;
};

/** Counts the orders of each of a period's best-selling products by day. The product's name is its latest. */
export async function findSoldProducts(
  db: Db,
  { storeId }: StoreScope,
  { period, products }: { readonly period: Period; readonly products: number },
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    with best as (
      select product_id, (array_agg(product_name order by day desc))[1] as name
      from published.product_days
      where store_id = ${storeId} and ${isIn(period)} group by product_id
      having sum(orders) > 0 order by sum(orders) desc, product_id limit ${products}
    )
    select days.day, days.product_id, best.name as product_name, days.orders
    from published.product_days days join best on best.product_id = days.product_id
    where days.store_id = ${storeId} and ${isIn(period)} and days.orders > 0
    order by days.day`.execute(db);
  return rows;
}
