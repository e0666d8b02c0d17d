import type { Day } from '@counter/contract/shared';
import { sql } from 'kysely';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db } from './orders.tables.ts';

export type SoldTogether = {
  /** The number of orders with the product. */
  readonly orders: number;
  /** The number of these orders that contain each other product, most common first. */
  readonly beside: readonly { readonly productId: number; readonly orders: number }[];
};

/** The maximum number of other products counted. */
const maxRelated = 50;

/**
 * Counts which products are ordered together with a product, in its `latest` orders placed since a day. Cancelled and
 * expired orders don't count.
 */
export async function findSoldTogether(
  db: Db,
  { storeId }: StoreScope,
  productId: number,
  { from, latest }: { readonly from: Day; readonly latest: number },
): Promise<SoldTogether> {
  const { rows } = await sql<{ productId: number | null; orders: number }>`
    with listed as materialized (
      select distinct order_id from order_items
      where store_id = ${storeId} and product_id = ${productId}
      order by order_id desc limit ${latest}
    ), sold as materialized (
      select orders.id from listed
      join orders on orders.store_id = ${storeId} and orders.id = listed.order_id
      where placed_day >= ${from}::date
        and status in ('COMPLETED', 'NEW', 'STORE_ACCEPTED', 'READY')
    ), beside as (
      select product_id, count(distinct order_id)::integer as orders
      from sold join order_items on store_id = ${storeId} and order_id = sold.id
      where product_id <> ${productId}
      group by product_id order by 2 desc, product_id limit ${maxRelated}
    )
    select null::bigint as product_id, count(*)::integer as orders from sold
    union all select product_id, orders from beside`.execute(db);
  const beside = rows.flatMap((row) =>
    row.productId === null ? [] : [{ productId: row.productId, orders: row.orders }],
  );
  return { orders: rows.find((row) => row.productId === null)?.orders ?? 0, beside };
}
