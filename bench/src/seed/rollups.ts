import type { ClientBase } from 'pg';

const sale = `o.status not in ('STORE_REJECT', 'EXPIRED')`;
const kind = 'o.status, o.delivery_method, o.scheduled_at is not null';

const rollups = {
  order_hours: `
    select o.store_id, o.placed_day, o.placed_hour, ${kind}, count(*), count(o.accepted_at),
      sum(o.subtotal)
    from orders o where o.store_id = $1 and o.placed_day >= $2 group by 1, 2, 3, 4, 5, 6`,
  order_counts: `
    select o.store_id, o.placed_day, ${kind}, count(*), sum(o.subtotal), sum(o.discount), sum(o.tax),
      sum(o.tip), sum(o.fee), sum(o.refunded)
    from orders o where o.store_id = $1 and o.placed_day >= $2 group by 1, 2, 3, 4, 5`,
  product_days: `
    select o.store_id, o.placed_day, i.product_id, max(i.name), count(distinct o.id)
    from orders o join order_items i on i.store_id = o.store_id and i.order_id = o.id
    where o.store_id = $1 and o.placed_day >= $2 and ${sale} group by 1, 2, 3`,
  customer_days: `
    select o.store_id, o.placed_day, o.customer_id, max(o.customer), count(*), sum(o.subtotal)
    from orders o where o.store_id = $1 and o.placed_day >= $2 and ${sale} group by 1, 2, 3`,
  cancellation_days: `
    select o.store_id, o.placed_day, coalesce(o.cancel_reason, 'EXPIRED'), count(*), sum(o.subtotal)
    from orders o where o.store_id = $1 and o.placed_day >= $2 and not (${sale}) group by 1, 2, 3`,
  preparation_days: `
    select o.store_id, o.placed_day,
      floor(extract(epoch from o.ready_at - o.accepted_at) / 60), count(*),
      count(*) filter (where o.ready_at > o.estimated_pickup_time)
    from orders o where o.store_id = $1 and o.placed_day >= $2 and o.ready_at is not null
    group by 1, 2, 3`,
};

/** Counts over all days. */
const customerTotals = `
  select o.store_id, o.customer_id, count(*) filter (where ${sale}),
    coalesce(sum(o.subtotal) filter (where ${sale}), 0),
    min(o.placed_at) filter (where ${sale}), max(o.placed_at) filter (where ${sale})
  from orders o where o.store_id = $1 group by 1, 2`;

/** Counts a store's orders from a day on, as Counter would have when they were placed and moved. */
export async function countOrders(
  client: ClientBase,
  storeId: number,
  fromDay: string,
): Promise<void> {
  // Counter's own jobs are moving orders at the same time.
  await client.query('begin');
  await client.query('lock table orders in share row exclusive mode');
  for (const [table, recount] of Object.entries(rollups)) {
    await client.query(`delete from ${table} where store_id = $1 and day >= $2`, [
      storeId,
      fromDay,
    ]);
    await client.query(`insert into ${table} ${recount}`, [storeId, fromDay]);
  }
  await client.query('delete from customer_totals where store_id = $1', [storeId]);
  await client.query(`insert into customer_totals ${customerTotals}`, [storeId]);
  await client.query('commit');
}
