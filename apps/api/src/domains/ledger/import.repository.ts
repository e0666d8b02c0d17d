import { sql } from 'kysely';
import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/**
 * Enters every completed order of a store whose books are still empty, in the order in which they were
 * completed: for loads that write orders in bulk. What each posts is what `postingsOfOrder` says.
 */
export async function importEarnedOrders(tx: Tx, { storeId, timeZone }: StoreScope): Promise<void> {
  await sql`
    insert into ledger_entries
      (store_id, seq, kind, at, day, order_id, order_day, reference, note, amount, balance)
    select store_id, row_number() over earlier, 'ORDER', completed_at,
      (completed_at at time zone ${timeZone})::date, id, placed_day, order_number, '', earned,
      sum(earned) over earlier
    from (
      select *, subtotal - discount + tax + tip - fee
        + case when promo_paid_by = 'MARKETPLACE' then promo_discount else 0 end as earned
      from orders where store_id = ${storeId} and completed_at is not null
    ) o
    window earlier as (order by completed_at, id)`.execute(tx);
  await sql`
    insert into ledger_postings (store_id, seq, account, amount)
    select e.store_id, e.seq, posting.account, posting.amount
    from ledger_entries e
    join orders o on o.store_id = e.store_id and o.id = e.order_id
    cross join lateral (
      select case when o.promo_paid_by = 'MARKETPLACE' then o.promo_discount else 0 end as credit
    ) promo
    cross join lateral (values
      ('sales', o.subtotal), ('discounts', -o.discount), ('tax', o.tax), ('tips', o.tip),
      ('fees', -o.fee), ('promo_credits', credit),
      ('customer_payments', -(o.subtotal - o.discount + o.tax + o.tip)), ('commission', o.fee),
      ('promo_costs', -credit)
    ) as posting (account, amount)
    where e.store_id = ${storeId} and posting.amount <> 0`.execute(tx);
  await sql`
    insert into ledger_days (store_id, day, kind, account, entries, amount)
    select e.store_id, e.day, e.kind, p.account, count(*), sum(p.amount)
    from ledger_entries e join ledger_postings p on p.store_id = e.store_id and p.seq = e.seq
    where e.store_id = ${storeId} group by 1, 2, 3, 4`.execute(tx);
  await sql`
    insert into ledger_heads (store_id, seq, balance)
    select store_id, seq, balance from ledger_entries
    where store_id = ${storeId} order by seq desc limit 1`.execute(tx);
  await sql`analyze ledger_entries, ledger_postings, ledger_days`.execute(tx);
}
