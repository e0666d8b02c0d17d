import { sql } from 'kysely';
import type { Db } from './orders.tables.ts';

export type UnacceptedOrder = {
  readonly storeId: number;
  readonly orderId: number;
  /** The time the order was placed, as database text to keep microseconds. */
  readonly placedAt: string;
};

/**
 * Returns a page of new orders past their store's time limit, oldest first, after a cursor. The accept clock starts
 * when an order reaches the kitchen. The 24-hour limit starts when it was placed, and for a scheduled order ends no
 * later than its pickup time.
 */
export async function findUnacceptedOrders(
  db: Db,
  now: Date,
  limit: number,
  after: UnacceptedOrder | null,
): Promise<UnacceptedOrder[]> {
  const { rows } = await sql<UnacceptedOrder>`
    select o.store_id, o.id as order_id, o.placed_at::text as placed_at
    from orders o join published.store_settings s on s.store_id = o.store_id
    where o.status = 'NEW' and ${now} >= case s.order_expiry
      when 'AFTER_CLOCK' then coalesce(o.accept_by, o.released_at + make_interval(mins => s.expiry_minutes))
      when 'AFTER_24_HOURS' then least(o.placed_at + interval '24 hours',
        case when o.scheduled_at is not null then o.estimated_pickup_time end)
      end
      and (${after === null}::boolean or (o.placed_at, o.store_id, o.id) > (
        ${after?.placedAt ?? null}::timestamptz, ${after?.storeId ?? null}::bigint,
        ${after?.orderId ?? null}::bigint))
    order by o.placed_at, o.store_id, o.id
    limit ${limit}`.execute(db);
  return rows;
}
