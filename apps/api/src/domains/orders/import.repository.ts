import { sql } from 'kysely';
import type { CancelReason, OrderStatus, TimelineEntry } from '@counter/contract/orders';
import type { Tx } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { NewOrderRow } from './placing.repository.ts';
import type { Signature } from './signature.ts';

/** An order in its final imported state. */
export type ImportedRow = NewOrderRow & {
  readonly status: OrderStatus;
  readonly placedAt: Date;
  readonly seenAt: Date | null;
  readonly acceptedAt: Date | null;
  readonly readyAt: Date | null;
  readonly completedAt: Date | null;
  readonly riderId: number | null;
  readonly riderName: string | null;
  readonly cancelReason: CancelReason | null;
  readonly cancelMessage: string | null;
  readonly timeline: readonly ImportedEntry[];
};

export type ImportedEntry = Signature &
  Pick<TimelineEntry, 'status' | 'reason' | 'message'> & {
    readonly kind: Exclude<TimelineEntry['kind'], 'refund'>;
    readonly at: Date;
  };

/** Takes the next `count` values from the marketplace's order number sequence. */
export async function takeOrderSequences(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ value: number }>`
    select nextval('order_numbers') as value from generate_series(1, ${count}::integer)`.execute(
    tx,
  );
  return rows.map(({ value }) => value);
}

/** Inserts orders with their items and timelines; returns their ids by order number. */
export async function createOrders(
  tx: Tx,
  { storeId, currency }: StoreScope,
  orders: readonly ImportedRow[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; orderNumber: string }>`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as given (
        "orderNumber" text, status text, "customerId" bigint, customer text, "customerContact" text,
        "deliveryMethod" text, "deliveryAddress" jsonb, note text, "placedAt" timestamptz, "placedDay" date, "placedHour" smallint,
        "dueDay" date, "scheduledAt" timestamptz, "releasedAt" timestamptz,
        "acceptBy" timestamptz, "estimatedPickupTime" timestamptz, "seenAt" timestamptz, "acceptedAt" timestamptz,
        "readyAt" timestamptz, "completedAt" timestamptz, "promoCode" text,
        "promoDiscount" bigint, "promoPaidBy" text, "feeRate" integer, payment text, "deliveryFee" bigint,
        "deliveryCommission" bigint, "totalItems" integer, subtotal bigint, discount bigint, tax bigint, tip bigint, fee bigint,
        "cancelReason" text, "cancelMessage" text, "riderId" bigint, "riderName" text, items jsonb, timeline jsonb)
    ), placed as (
      insert into orders (store_id, order_number, status, customer_id, customer, customer_contact,
        delivery_method, placed_at, placed_day, placed_hour, due_day, scheduled_at, released_at,
        accept_by, estimated_pickup_time, seen_at, accepted_at, total_items, subtotal, discount, tax, tip, fee,
        refunded, currency, cancel_reason, cancel_message, ready_at, completed_at, promo_code,
        promo_discount, promo_paid_by, fee_rate, payment, rider_id, rider_name, delivery_address, note,
        delivery_fee, delivery_commission)
      select ${storeId}::bigint, "orderNumber", status, "customerId", customer, "customerContact",
        "deliveryMethod", "placedAt", "placedDay", "placedHour", "dueDay", "scheduledAt",
        "releasedAt", "acceptBy", "estimatedPickupTime", "seenAt", "acceptedAt", "totalItems", subtotal,
        discount, tax, tip, fee, 0, ${currency}::text, "cancelReason", "cancelMessage",
        "readyAt", "completedAt", "promoCode", "promoDiscount", "promoPaidBy", "feeRate",
        payment, "riderId", "riderName", "deliveryAddress", note, "deliveryFee", "deliveryCommission"
      from given order by "placedAt", "orderNumber"
      returning id, order_number
    ), lines as (
      insert into order_items (store_id, order_id, line, product_id, name, image, quantity, options,
        special_instructions, unit_price, total, discount, tax_rate, tax,
        deal_id, deal_name, deal_quantity)
      select ${storeId}::bigint, placed.id, i.line, (i.item->>'productId')::bigint, i.item->>'name',
        i.item->>'image', (i.item->>'quantity')::integer, i.item->'options',
        i.item->>'specialInstructions', (i.item->>'unitPrice')::bigint,
        (i.item->>'totalQuantityPrice')::bigint, (i.item->>'discount')::bigint,
        (i.item->>'taxRate')::integer, (i.item->>'tax')::bigint,
        (i.item->'deal'->>'id')::bigint, i.item->'deal'->>'name',
        (i.item->'deal'->>'quantity')::integer
      from placed join given on given."orderNumber" = placed.order_number,
        jsonb_array_elements(given.items) with ordinality as i (item, line)
    ), told as (
      insert into order_timeline
        (store_id, order_id, kind, status, at, by_user, by_name, device, reason, message)
      select ${storeId}::bigint, placed.id, t.entry->>'kind', t.entry->>'status',
        (t.entry->>'at')::timestamptz, (t.entry->>'byUser')::bigint, t.entry->>'by',
        t.entry->>'device', t.entry->>'reason', t.entry->>'message'
      from placed join given on given."orderNumber" = placed.order_number,
        jsonb_array_elements(given.timeline) with ordinality as t (entry, position)
      order by placed.id, t.position
    )
    select id, order_number from placed`.execute(tx);
  return new Map(rows.map(({ id, orderNumber }) => [orderNumber, id]));
}

/** Updates the planner's statistics after a bulk insert, before a query over all orders is planned. */
export async function analyzeOrders(tx: Tx): Promise<void> {
  await sql`analyze orders, order_items, order_timeline`.execute(tx);
}

/** Updates the statistics only if the planner still considers the table empty. */
export async function analyzeFirstOrders(tx: Tx): Promise<void> {
  const { rows } = await sql`
    select from pg_class where oid = 'orders'::regclass and reltuples <= 0`.execute(tx);
  if (rows.length > 0) await analyzeOrders(tx);
}

export async function analyzeRollups(tx: Tx): Promise<void> {
  await sql`analyze order_hours, order_counts, product_days, customer_days, customer_totals,
    cancellation_days, preparation_days, preparation_hours, promise_days`.execute(tx);
}
