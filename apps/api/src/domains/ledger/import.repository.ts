import { sql } from 'kysely';
import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/**
 * Enters the orders that were completed up to an instant and are not in the books yet, in the order
 * in which they were completed: for loads that write orders in bulk. What each posts is what
 * `postingsOfOrder` says.
 */
export async function importEarnedOrders(
  tx: Tx,
  { storeId, timeZone }: StoreScope,
  until: Date,
): Promise<void> {
  await sql`
    insert into ledger_heads (store_id, seq, balance) values (${storeId}, 0, 0)
    on conflict (store_id) do nothing`.execute(tx);
  await sql`
    with head as (
      select seq, balance, closed_through from ledger_heads where store_id = ${storeId} for update
    ), earned as (
      select *, subtotal - discount + tax + tip - fee
        + case when promo_paid_by = 'MARKETPLACE' then promo_discount else 0 end as earned
      from orders o
      where store_id = ${storeId} and completed_at <= ${until} and not exists (
        select from ledger_entries e
        where e.store_id = o.store_id and e.order_id = o.id and e.kind = 'ORDER')
    ), entries as (
      insert into ledger_entries
        (store_id, seq, kind, at, day, order_id, order_day, reference, note, amount, balance)
      select store_id, head.seq + row_number() over earlier, 'ORDER', completed_at,
        greatest((completed_at at time zone ${timeZone})::date, closed_through + 1), id, placed_day, order_number, '', earned,
        head.balance + sum(earned) over earlier
      from earned cross join head
      window earlier as (order by completed_at, id)
      returning seq, day, order_id, amount
    ), posted as (
      insert into ledger_postings (store_id, seq, account, amount)
      select ${storeId}::bigint, e.seq, posting.account, posting.amount
      from entries e
      join orders o on o.store_id = ${storeId} and o.id = e.order_id
      cross join lateral (
        select case when o.promo_paid_by = 'MARKETPLACE' then o.promo_discount else 0 end as credit
      ) promo
      cross join lateral (values
        ('sales', o.subtotal), ('discounts', -o.discount), ('tax', o.tax), ('tips', o.tip),
        ('fees', -o.fee), ('promo_credits', credit),
        ('customer_payments', -(o.subtotal - o.discount + o.tax + o.tip)), ('commission', o.fee),
        ('promo_costs', -credit)
      ) as posting (account, amount)
      where posting.amount <> 0
      returning seq, account, amount
    ), counted as (
      insert into ledger_days as d (store_id, day, kind, account, entries, amount)
      select ${storeId}::bigint, e.day, 'ORDER', p.account, count(*), sum(p.amount)
      from entries e join posted p using (seq) group by e.day, p.account
      on conflict (store_id, day, kind, account) do update set
        entries = d.entries + excluded.entries,
        amount = d.amount + excluded.amount
    )
    update ledger_heads h set seq = h.seq + added.entries, balance = h.balance + added.amount
    from (select count(*) as entries, coalesce(sum(amount), 0) as amount from entries) added
    where h.store_id = ${storeId}`.execute(tx);
  await sql`analyze ledger_entries, ledger_postings, ledger_days`.execute(tx);
}
