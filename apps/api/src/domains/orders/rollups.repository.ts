import { sql, type RawBuilder } from 'kysely';
import type { DeliveryMethod, OrderStatus } from '@counter/contract/orders';
import { together } from '../../platform/db/sent.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db, Tx } from './orders.tables.ts';
import type { OrderRow } from './order-rows.repository.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The keys that an order is counted under. */
export type Counted = {
  readonly orderId: number;
  readonly day: string;
  readonly hour: number;
  readonly deliveryMethod: DeliveryMethod;
  readonly scheduled: boolean;
  readonly customerId: number;
  readonly customer: string;
  readonly placedAt: Date;
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly tip: number;
  readonly fee: number;
};

export type CountedState = {
  readonly status: OrderStatus;
  readonly accepted: boolean;
  readonly refunded: number;
};

type Keys = Pick<Counted, 'day' | 'hour' | 'scheduled'>;

type Placed = Pick<OrderRow, 'placedDay' | 'placedHour' | 'scheduledAt'>;

const keysOf = ({ placedDay: day, placedHour: hour, scheduledAt }: Placed): Keys => ({
  day,
  hour,
  scheduled: scheduledAt !== null,
});

/** Returns the keys that an order is counted under. */
export function countedOf(
  row: Omit<Counted, keyof Keys | 'orderId'> & Placed,
  orderId: number,
): Counted {
  return { ...row, ...keysOf(row), orderId };
}

/**
 * Moves an order in the rollups from its old state to its new one. All code locks rollup rows in the same order (hours,
 * days, products by id, customer, totals), so that concurrent moves can't deadlock. Each step of the statement counts
 * the previous step's rows, which enforces that order.
 */
export async function countOrder(
  tx: Tx,
  { storeId }: StoreScope,
  order: Counted,
  before: CountedState,
  after: CountedState,
): Promise<void> {
  const change = Number(isSale(after)) - Number(isSale(before));
  const { orderId, day, hour, deliveryMethod, scheduled, customerId, customer, placedAt } = order;
  const changes = JSON.stringify([shareOf(order, before, -1), shareOf(order, after, 1)]);
  const counted = { storeId, day, hour, deliveryMethod, scheduled, changes };
  if (change === 0) {
    await count(tx, counted);
    return;
  }
  const sale = { orderId, customerId, customer, placedAt };
  const spend = change * order.subtotal;
  const writing = countWithSale(tx, { ...counted, ...sale, change, spend });
  const reading = change < 0 ? readVisits(tx, storeId, customerId) : Promise.resolve();
  await together([writing, reading]);
}

type Count = Pick<Counted, 'day' | 'hour' | 'deliveryMethod' | 'scheduled'> & {
  readonly storeId: number;
  /** As JSON. */
  readonly changes: string;
};

/** Builds the CTEs that move an order between the hourly and daily counts. */
export function counting({ storeId, day, hour, deliveryMethod, scheduled, changes }: Count) {
  const method = sql`${deliveryMethod}::text, ${scheduled}::boolean`;
  return sql`
    change as (
      select *
      from jsonb_to_recordset(${changes}::jsonb)
        as change (status text, orders integer, accepted integer, subtotal bigint, discount bigint,
          tax bigint, tip bigint, fee bigint, refunded bigint)
    ), hours as (
      insert into order_hours as h (store_id, day, hour, status, delivery_method, scheduled,
        orders, accepted, subtotal)
      select ${storeId}::bigint, ${day}::date, ${hour}::smallint, status, ${method},
        orders, accepted, subtotal
      from change order by status
      on conflict (store_id, day, hour, status, delivery_method, scheduled) do update set
        orders = h.orders + excluded.orders,
        accepted = h.accepted + excluded.accepted,
        subtotal = h.subtotal + excluded.subtotal
      returning 1
    ), days as (
      insert into order_counts as c (store_id, day, status, delivery_method, scheduled,
        orders, subtotal, discount, tax, tip, fee, refunded)
      select ${storeId}::bigint, ${day}::date, status, ${method},
        orders, subtotal, discount, tax, tip, fee, refunded
      from change where (select count(*) from hours) > 0 order by status
      on conflict (store_id, day, status, delivery_method, scheduled) do update set
        orders = c.orders + excluded.orders,
        subtotal = c.subtotal + excluded.subtotal,
        discount = c.discount + excluded.discount,
        tax = c.tax + excluded.tax,
        tip = c.tip + excluded.tip,
        fee = c.fee + excluded.fee,
        refunded = c.refunded + excluded.refunded
      returning 1
    )`;
}

const count = prepared((_db: Db, row: Count) => sql`with ${counting(row)} select from days`);

export type SaleCount = Count &
  Pick<Counted, 'customerId' | 'customer' | 'placedAt'> & {
    /** The change in the number of sales and in the amount spent. */
    readonly change: number;
    readonly spend: number;
  };

/**
 * Builds the CTEs that count an order as a sale, which it is until it is cancelled or expires. They follow `counting`.
 * `items` selects the order's items: product_id, name and line.
 */
export function countingSale(row: SaleCount, items: RawBuilder<unknown>) {
  const { storeId, day, customerId, customer, placedAt, change, spend } = row;
  return sql`products as (
      insert into product_days as p (store_id, day, product_id, product_name, orders)
      select ${storeId}::bigint, ${day}::date, product_id, name, ${change}::integer
      from (
        select distinct on (product_id) product_id, name from (${items}) as items
        where product_id is not null
        order by product_id, line
      ) item
      where (select count(*) from days) > 0 order by product_id
      on conflict (store_id, day, product_id) do update set orders = p.orders + excluded.orders
      returning 1
    ), customers as (
      insert into customer_days as c (store_id, day, customer_id, customer, orders, subtotal)
      select ${storeId}::bigint, ${day}::date, ${customerId}::bigint,
        ${customer}::text, ${change}::integer, ${spend}::bigint
      where (select count(*) from products) >= 0
      on conflict (store_id, day, customer_id) do update set
        orders = c.orders + excluded.orders,
        subtotal = c.subtotal + excluded.subtotal
      returning 1
    ), totals as (
      insert into customer_totals as t (store_id, customer_id, orders, spend, first_at, last_at)
      select ${storeId}::bigint, ${customerId}::bigint, ${change}::integer,
        ${spend}::bigint, ${placedAt}::timestamptz, ${placedAt}::timestamptz
      where (select count(*) from customers) > 0
      on conflict (store_id, customer_id) do update set
        orders = t.orders + excluded.orders,
        spend = t.spend + excluded.spend,
        first_at = case when t.orders + excluded.orders > 0
          then least(t.first_at, excluded.first_at) end,
        last_at = case when t.orders + excluded.orders > 0
          then greatest(t.last_at, excluded.last_at) end
    )`;
}

type StoredSale = SaleCount & { readonly orderId: number };

const countWithSale = prepared((_db: Db, row: StoredSale) => {
  const items = sql`
    select product_id, name, line from order_items
    where store_id = ${row.storeId} and order_id = ${row.orderId}`;
  return sql`with ${counting(row)}, ${countingSale(row, items)} select from days`;
});

/** Returns the values to count for a new order. */
export function saleCountOf(
  { storeId }: StoreScope,
  order: Omit<Counted, keyof Keys | 'orderId'> & Placed,
): SaleCount {
  const { customerId, customer, placedAt, subtotal, deliveryMethod } = order;
  const state: CountedState = { status: 'NEW', accepted: false, refunded: 0 };
  const changes = JSON.stringify([shareOf(order, state, 1)]);
  const sale = { customerId, customer, placedAt, change: 1, spend: subtotal };
  return { storeId, ...keysOf(order), deliveryMethod, changes, ...sale };
}

/** Counts a new order that is already stored. */
export async function countNewOrder(tx: Tx, order: StoredSale): Promise<void> {
  await countWithSale(tx, order);
}

/**
 * Recomputes a customer's first and last visit after one of their orders stopped counting. The customer's totals are
 * locked by then, so changes by concurrent transactions have been committed and are visible.
 */
async function readVisits(tx: Tx, storeId: number, customerId: number): Promise<void> {
  const sold = sql`store_id = ${storeId} and customer_id = ${customerId}
    and status not in ('STORE_REJECT', 'EXPIRED')`;
  await sql`
    update customer_totals set
      first_at = (select placed_at from orders where ${sold} order by placed_at limit 1),
      last_at = (select placed_at from orders where ${sold} order by placed_at desc limit 1)
    where store_id = ${storeId} and customer_id = ${customerId} and orders > 0`.execute(tx);
}

function isSale({ status }: CountedState): boolean {
  return status !== 'STORE_REJECT' && status !== 'EXPIRED';
}

type Amounts = Pick<Counted, 'subtotal' | 'discount' | 'tax' | 'tip' | 'fee'>;

/** Returns the amounts that an order adds to (1) or subtracts from (-1) the sums of a state. */
function shareOf(order: Amounts, { status, accepted, refunded }: CountedState, sign: 1 | -1) {
  const { subtotal, discount, tax, tip, fee } = order;
  return {
    status,
    orders: sign,
    accepted: accepted ? sign : 0,
    subtotal: sign * subtotal,
    discount: sign * discount,
    tax: sign * tax,
    tip: sign * tip,
    fee: sign * fee,
    refunded: sign * refunded,
  };
}

/** Counts a refund of an order that keeps its status. */
export async function countRefund(
  tx: Tx,
  { storeId }: StoreScope,
  order: Pick<OrderRow, 'placedDay' | 'status' | 'deliveryMethod' | 'scheduledAt'>,
  amount: number,
): Promise<void> {
  await sql`
    update order_counts set refunded = refunded + ${amount}
    where store_id = ${storeId} and day = ${order.placedDay}::date and status = ${order.status}
      and delivery_method = ${order.deliveryMethod}
      and scheduled = ${order.scheduledAt !== null}`.execute(tx);
}
