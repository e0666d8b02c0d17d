import { sql, type RawBuilder } from 'kysely';
import type { Day, Period } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db } from './orders.tables.ts';

/** A product's sales in a period, amounts in minor units. */
export type ProductSalesRow = {
  /** Null for lines without a product id. */
  readonly productId: number | null;
  readonly name: string;
  readonly orders: number;
  readonly quantity: number;
  readonly sales: number;
  readonly discounts: number;
};

/** Sums the lines of the orders placed in a period by product. Cancelled and expired orders don't count. */
export async function sumProductSales(
  db: Db,
  { storeId }: StoreScope,
  { from, to }: Period,
): Promise<ProductSalesRow[]> {
  const { rows } = await sql<ProductSalesRow>`
    with lines as (
      select i.product_id, max(i.name) as name, sum(i.quantity) as quantity,
        sum(i.total) as sales, sum(i.discount) as discounts
      from (${soldOrders(storeId, sql`placed_day between ${from}::date and ${to}::date`)}) sold
      join order_items i on i.store_id = ${storeId} and i.order_id = sold.id
      group by i.product_id, case when i.product_id is null then i.name end, i.order_id
    )
    select product_id, max(name) as name, count(*)::integer as orders,
      sum(quantity)::integer as quantity, sum(sales)::bigint as sales,
      sum(discounts)::bigint as discounts
    from lines group by product_id, case when product_id is null then name end`.execute(db);
  return rows;
}

/** A product's sales in one hour, after discounts, in minor units. */
export type ProductHourRow = {
  readonly productId: number;
  readonly day: Day;
  readonly hour: number;
  readonly netSales: number;
};

/** Sums the sales of the given products by hour, for orders placed on the given days. */
export async function sumProductHours(
  db: Db,
  { storeId }: StoreScope,
  { products, days }: { readonly products: readonly number[]; readonly days: readonly Day[] },
): Promise<ProductHourRow[]> {
  if (products.length === 0 || days.length === 0) return [];
  const { rows } = await sql<ProductHourRow>`
    select i.product_id, sold.placed_day as day, sold.placed_hour as hour,
      sum(i.total - i.discount)::bigint as net_sales
    from (${soldOrders(storeId, sql`placed_day = any(${days}::date[])`)}) sold
    join order_items i on i.store_id = ${storeId} and i.order_id = sold.id
    where i.product_id = any(${products}::bigint[])
    group by i.product_id, sold.placed_day, sold.placed_hour`.execute(db);
  return rows;
}

/** Units of a product that an order sold on a store day. */
export type DailySale = {
  readonly productId: number;
  readonly day: Day;
  readonly at: Date;
  readonly quantity: number;
};

/** Lists the sales of the given products in a period by time of placement. */
export async function findDailySales(
  db: Db,
  { storeId }: StoreScope,
  { products, from, to }: Period & { readonly products: readonly number[] },
): Promise<DailySale[]> {
  if (products.length === 0) return [];
  const { rows } = await sql<DailySale>`
    select i.product_id, sold.due_day as day, sold.placed_at as at, i.quantity
    from (${soldOrders(storeId, sql`due_day between ${from}::date and ${to}::date`)}) sold
    join order_items i on i.store_id = ${storeId} and i.order_id = sold.id
    where i.product_id = any(${products}::bigint[])
    order by sold.placed_at, i.order_id, i.line`.execute(db);
  return rows;
}

/** Selects orders that were not cancelled or expired. Each half of the union uses its own index. */
export function soldOrders(storeId: number, condition: RawBuilder<unknown>) {
  const columns = sql`select id, placed_at, placed_day, placed_hour, due_day, subtotal, discount,
    tax, tip, fee from orders`;
  return sql`
    ${columns} where store_id = ${storeId} and status = 'COMPLETED' and ${condition}
    union all
    ${columns} where store_id = ${storeId} and status in ('NEW', 'STORE_ACCEPTED', 'READY')
      and ${condition}`;
}
