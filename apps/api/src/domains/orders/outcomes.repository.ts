import { sql } from 'kysely';
import { mediumBasket, smallBasket } from '@counter/contract/orders';
import type { Tx } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Lost orders `o` and the reason. Expired ones carry no reason of their own. */
export const cancelled = sql`o.status in ('STORE_REJECT', 'EXPIRED')`;
export const lostReason = sql`coalesce(o.cancel_reason, 'EXPIRED')`;

/** Orders `o` that were prepared, the whole minutes that took, and whether they missed the promised time. */
export const made = sql`o.accepted_at is not null and o.ready_at is not null`;
export const minutesToMake = sql`least(240, greatest(0, floor(
  extract(epoch from o.ready_at - greatest(o.accepted_at, o.released_at)) / 60)))::smallint`;
export const isLate = sql`o.ready_at > o.estimated_pickup_time`;

/** True if order `o` was accepted after its deadline. Older orders stored none and had ten minutes. */
export const isAcceptedLate = sql`coalesce(o.accepted_at > coalesce(o.accept_by,
  o.released_at + interval '10 minutes'), false)`;

/** The prep time in whole minutes promised when order `o` was accepted, before any delay. */
export const minutesPromised = sql`least(240, greatest(0, round(
  extract(epoch from o.estimated_pickup_time - make_interval(mins => o.delayed_minutes)
    - greatest(o.accepted_at, o.released_at)) / 60)))::smallint`;

/** The basket size of order `o`, and whether its hour tells how long such an order takes. */
export const basketSize = sql`case when o.total_items <= ${sql.lit(smallBasket)} then 'SMALL'
  when o.total_items <= ${sql.lit(mediumBasket)} then 'MEDIUM' else 'LARGE' end`;
export const isAsSoonAsPossible = sql`o.scheduled_at is null`;

/**
 * Counts an order that was just cancelled or expired, which happens once per order. Call after `countOrder`: all code
 * locks rows in the same order.
 */
export async function countCancellation(
  tx: Tx,
  { storeId }: StoreScope,
  orderId: number,
): Promise<void> {
  await sql`
    insert into cancellation_days as c (store_id, day, reason, orders, subtotal)
    select o.store_id, o.placed_day, ${lostReason}, 1, o.subtotal
    from orders o where o.store_id = ${storeId} and o.id = ${orderId}
    on conflict (store_id, day, reason) do update set
      orders = c.orders + excluded.orders,
      subtotal = c.subtotal + excluded.subtotal`.execute(tx);
}

/** Counts an order that just became ready. Call after `countOrder`. */
export async function countPreparation(
  tx: Tx,
  scope: StoreScope,
  orderId: number,
  readyAt: Date,
): Promise<void> {
  await addPreparation(tx, scope, { orderId, readyAt, sign: 1 });
}

/** Removes an order from the counts of the time it became ready. Call after `countOrder`. */
export async function uncountPreparation(
  tx: Tx,
  scope: StoreScope,
  orderId: number,
  readyAt: Date,
): Promise<void> {
  await addPreparation(tx, scope, { orderId, readyAt, sign: -1 });
}

type Preparation = { readonly orderId: number; readonly readyAt: Date; readonly sign: 1 | -1 };

async function addPreparation(
  tx: Tx,
  { storeId }: StoreScope,
  { orderId, readyAt, sign }: Preparation,
): Promise<void> {
  await sql`
    with o as (
      select store_id, placed_day, placed_hour, total_items, scheduled_at, accepted_at, accept_by,
        released_at, estimated_pickup_time, delayed_minutes, ${readyAt}::timestamptz as ready_at
      from orders where store_id = ${storeId} and id = ${orderId}
    ), days as (
      insert into preparation_days as p (store_id, day, minutes, orders, late, accepted_late)
      select o.store_id, o.placed_day, ${minutesToMake}, ${sign}, ${sign} * (${isLate})::integer,
        ${sign} * (${isAcceptedLate})::integer
      from o
      on conflict (store_id, day, minutes) do update set
        orders = p.orders + excluded.orders,
        late = p.late + excluded.late,
        accepted_late = p.accepted_late + excluded.accepted_late
    ), promises as (
      insert into promise_days as p (store_id, day, minutes, orders)
      select o.store_id, o.placed_day, ${minutesPromised}, ${sign} from o
      on conflict (store_id, day, minutes) do update set orders = p.orders + excluded.orders
    )
    insert into preparation_hours as p (store_id, hour, size, day, minutes, orders)
    select o.store_id, o.placed_hour, ${basketSize}, o.placed_day, ${minutesToMake}, ${sign}
    from o where ${isAsSoonAsPossible}
    on conflict (store_id, hour, size, day, minutes) do update set
      orders = p.orders + excluded.orders`.execute(tx);
}
