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

/** An order without what was in it. */
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

/** Columns to select of a row of `orders` under the alias `o`. */
export const finishedColumns = sql<FinishedRow>`
  o.id, o.order_number, o.status, o.customer,
  o.delivery_method, o.placed_at, o.placed_day,
  o.placed_hour, o.estimated_pickup_time, o.subtotal,
  o.discount, o.tax, o.tip, o.fee, o.delivery_fee, o.refunded, o.payment,
  o.delivery_address`;

/** Reads one page of a store's orders without their items. */
export const findFinishedPage = orderPages(() => finishedColumns);

type Place = Pick<FinishedRow, 'id' | 'placedAt' | 'placedDay' | 'placedHour'>;

/** The next finished orders after one, newest first; the first of them without one. */
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

/** Orders of one status, their amounts added up. */
export type OrderSums = Pick<
  OrderRow,
  'subtotal' | 'discount' | 'tax' | 'tip' | 'fee' | 'refunded'
> & { readonly status: OrderStatus; readonly orders: number };

/** The columns of `OrderSums` over rows with the amounts of an order or of several. */
export function orderSums(orders: RawBuilder<unknown>) {
  return sql`status, ${orders}::bigint as orders, sum(subtotal)::bigint as subtotal,
    sum(discount)::bigint as discount, sum(tax)::bigint as tax, sum(tip)::bigint as tip,
    sum(fee)::bigint as fee, sum(refunded)::bigint as refunded`;
}

/** The sums of all orders of a filter, from those that are kept by day. */
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
