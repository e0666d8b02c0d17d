import { sql } from 'kysely';
import type { OrderStatus } from '@counter/contract/orders';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Tx } from './orders.tables.ts';
import type { Counted } from './rollups.repository.ts';

type Amounts = Pick<Counted, 'subtotal' | 'discount' | 'tax' | 'fee'>;

/** A product that an order gained (1) or lost (-1). */
export type ProductDelta = {
  readonly productId: number;
  readonly name: string;
  readonly orders: 1 | -1;
};

export type Recounted = {
  readonly order: Omit<Counted, keyof Amounts> & { readonly status: OrderStatus };
  /** The differences of its amounts. */
  readonly delta: Amounts;
  readonly products: readonly ProductDelta[];
};

/** Counts the changed amounts and products of an open order. Locks rows in the same order as `countOrder`. */
export async function recountOrder(
  tx: Tx,
  { storeId }: StoreScope,
  { order, delta, products }: Recounted,
): Promise<void> {
  const here = sql`store_id = ${storeId} and day = ${order.day}::date and status = ${order.status}
    and delivery_method = ${order.deliveryMethod} and scheduled = ${order.scheduled}`;
  await sql`
    with hours as (
      update order_hours set subtotal = subtotal + ${delta.subtotal}
      where ${here} and hour = ${order.hour} returning 1
    ), days as (
      update order_counts set subtotal = subtotal + ${delta.subtotal},
        discount = discount + ${delta.discount}, tax = tax + ${delta.tax}, fee = fee + ${delta.fee}
      where ${here} and (select count(*) from hours) > 0 returning 1
    ), products as (
      insert into product_days as p (store_id, day, product_id, product_name, orders)
      select ${storeId}::bigint, ${order.day}::date, d.product_id, d.name, d.orders
      from jsonb_to_recordset(${productRows(products)}::jsonb)
        as d (product_id bigint, name text, orders integer)
      where (select count(*) from days) > 0 order by d.product_id
      on conflict (store_id, day, product_id) do update set orders = p.orders + excluded.orders
      returning 1
    ), customers as (
      update customer_days set subtotal = subtotal + ${delta.subtotal}
      where store_id = ${storeId} and day = ${order.day}::date
        and customer_id = ${order.customerId} and (select count(*) from products) >= 0
      returning 1
    )
    update customer_totals set spend = spend + ${delta.subtotal}
    where store_id = ${storeId} and customer_id = ${order.customerId}
      and (select count(*) from customers) > 0`.execute(tx);
}

function productRows(products: readonly ProductDelta[]): string {
  return JSON.stringify(
    products.map(({ productId, ...rest }) => ({ product_id: productId, ...rest })),
  );
}
