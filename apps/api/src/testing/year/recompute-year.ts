import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';

/** A store's payments and balance, recomputed from its orders, in minor units. */
export type Recomputed = {
  readonly completedOrders: number;
  readonly refundedOrders: number;
  readonly promoOrders: number;
  readonly failedPayouts: number;
  /** The earnings of completed orders, minus refunds and the cost of texts. */
  readonly earned: number;
  /** The total that reached the bank. */
  readonly paid: number;
  /** The marketplace's debt according to the ledger. */
  readonly balance: number;
  /** The number of payouts that differ from the sum of their weeks' orders, refunds and returned payouts. */
  readonly wrongPayouts: number;
};

/**
 * Recomputes a store's year from its orders and payouts without the ledger: each order's earnings minus the refunded
 * share. Excludes what the store collected itself, which was never paid out.
 */
export async function recomputeYear(db: Db, storeId: number): Promise<Recomputed> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    return recompute(tx, storeId);
  });
}

async function recompute(tx: Tx, storeId: number): Promise<Recomputed> {
  const { rows } = await sql<Recomputed>`
    with earned as (
      select o.*, subtotal - discount + tax + tip as charged,
        case when promo_paid_by = 'MARKETPLACE' then promo_discount else 0 end as credit,
        case when payment = 'AT_COUNTER' then 0 else 1 end as through,
        (completed_at at time zone s.time_zone)::date as day
      from orders o join stores s on s.id = o.store_id
      where o.store_id = ${storeId} and completed_at is not null
    ), kept as (
      select *, charged * through - fee + credit as gain, case when refunded = 0 then 0
        else refunded * through - trunc(fee::numeric * refunded / charged)
          + trunc(credit::numeric * refunded / charged) end as loss
      from earned
    ), advertised as (
      select round(count(m.sent_at) * c.parts * c.part_price / 100.0) as cost,
        (c.ended_at at time zone s.time_zone)::date as day
      from sms_campaigns c
      join stores s on s.id = c.store_id
      join sms_messages m on m.store_id = c.store_id and m.campaign_id = c.id
      where c.store_id = ${storeId} group by c.id, c.parts, c.part_price, c.ended_at, s.time_zone
    ), returned as (
      select p.payout_amount,
        (p.settled_at at time zone s.time_zone)::date as day
      from payouts p join stores s on s.id = p.store_id
      where p.store_id = ${storeId} and p.status = 'FAILED'
    )
    select (select count(*) from kept) as completed_orders,
      (select count(*) from kept where refunded > 0) as refunded_orders,
      (select count(*) from kept where promo_discount > 0) as promo_orders,
      (select count(*) from returned) as failed_payouts,
      ((select sum(gain - loss) from kept) - (select coalesce(sum(cost), 0) from advertised))::bigint
        as earned,
      (select coalesce(sum(payout_amount), 0) from payouts
        where store_id = ${storeId} and status <> 'FAILED')::bigint as paid,
      (select balance from ledger_heads where store_id = ${storeId}) as balance,
      (
        select count(*) from payouts p
        where p.store_id = ${storeId} and p.payout_amount <> (
          select coalesce(sum(gain), 0) from kept where day between p.period_start and p.period_end
        ) + (
          select coalesce(sum(e.amount), 0) from ledger_entries e
          where e.store_id = p.store_id and (e.kind = 'REFUND' or e.kind = 'COLLECTED' and e.amount > 0)
            and e.day between p.period_start and p.period_end
        ) + (
          select coalesce(sum(r.payout_amount), 0) from returned r
          where r.day between p.period_start and p.period_end
        ) - (
          select coalesce(sum(cost), 0) from advertised
          where day between p.period_start and p.period_end
        )
      ) as wrong_payouts`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`store ${storeId} has no year`);
  return row;
}
