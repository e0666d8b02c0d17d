import { sql, type RawBuilder } from 'kysely';
import type { OrderStatus } from '@counter/contract/orders';
import type { Db } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import {
  countedOf,
  listConditions,
  orderPages,
  ordersOf,
  type OrderFilter,
} from './order-lists.repository.ts';
import type { OrderRow } from './order-rows.repository.ts';

/** An order without its items. */
export type FinishedRow = Pick<
  OrderRow,
  | 'id'
  | 'orderNumber'
  | 'status'
  | 'customer'
  | 'deliveryMethod'
  | 'placedAt'
  | 'placedDay'
  | 'placedHour'
  | 'estimatedPickupTime'
  | 'subtotal'
  | 'discount'
  | 'tax'
  | 'tip'
  | 'fee'
  | 'deliveryFee'
  | 'refunded'
  | 'payment'
  | 'deliveryAddress'
>;

/** Selects the columns of an order `o` for `FinishedRow`. */
export const finishedColumns = sql<FinishedRow>`
  o.id, o.order_number, o.status, o.customer,
  o.delivery_method, o.placed_at, o.placed_day,
  o.placed_hour, o.estimated_pickup_time, o.subtotal,
  o.discount, o.tax, o.tip, o.fee, o.delivery_fee, o.refunded, o.payment,
  o.delivery_address`;

/** Returns a page of a store's orders without their items. */
export const findFinishedPage = orderPages(() => finishedColumns);

type Place = Pick<FinishedRow, 'id' | 'placedAt' | 'placedDay' | 'placedHour'>;

/** Returns the next finished orders after a cursor, newest first; the first ones without a cursor. */
export async function findFinishedAfter(
  db: Db,
  { storeId }: StoreScope,
  filter: OrderFilter,
  { after, size }: { readonly after: Place | undefined; readonly size: number },
): Promise<FinishedRow[]> {
  const rest = after
    ? sql`and (o.placed_day, o.placed_hour, o.placed_at, o.id)
        < (${after.placedDay}::date, ${after.placedHour}::smallint, ${after.placedAt}::timestamptz, ${after.id}::bigint)`
    : sql``;
  const { rows } = await sql<FinishedRow>`
    select ${finishedColumns}
    from orders o
    where o.store_id = ${storeId} and ${listConditions.finished} and ${ordersOf(filter)}
      and o.placed_day between ${filter.startDate}::date and ${filter.endDate}::date ${rest}
    order by o.placed_day desc, o.placed_hour desc, o.placed_at desc, o.id desc
    limit ${size}`.execute(db);
  return rows;
}

/** The summed amounts of the orders with one status. */
export type OrderSums = Pick<
  OrderRow,
  'subtotal' | 'discount' | 'tax' | 'tip' | 'fee' | 'refunded'
> & { readonly status: OrderStatus; readonly orders: number };

/** Selects the columns of `OrderSums` from rows that each hold one or several orders. */
export function orderSums(orders: RawBuilder<unknown>) {
  return sql`status, ${orders}::bigint as orders, sum(subtotal)::bigint as subtotal,
    sum(discount)::bigint as discount, sum(tax)::bigint as tax, sum(tip)::bigint as tip,
    sum(fee)::bigint as fee, sum(refunded)::bigint as refunded`;
}

/** Sums all orders that match a filter, from the daily rollup. */
export async function sumCountedOrders(
  db: Db,
  { storeId }: StoreScope,
  filter: OrderFilter,
): Promise<OrderSums[]> {
  const { rows } = await sql<OrderSums>`
    select ${orderSums(sql`sum(orders)`)}
    from order_counts
    where store_id = ${storeId} and day between ${filter.startDate}::date and ${filter.endDate}::date
      and ${countedOf(filter)}
    group by status`.execute(db);
  return rows;
}
