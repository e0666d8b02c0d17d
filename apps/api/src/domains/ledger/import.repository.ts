import { sql } from 'kysely';
import type { Tx } from './ledger.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/**
 * Posts completed orders in bulk, in order of completion, each with what the store collected at the counter. Includes
 * orders completed up to `until` that are not in the books yet; with `after`, only those completed later. Posts the
 * same as `postingsOfOrder` and `postingsOfCollected`.
 */
export async function importEarnedOrders(
  tx: Tx,
  { storeId, timeZone }: StoreScope,
  { after, until }: { readonly after?: Date | undefined; readonly until: Date },
): Promise<void> {
  await sql`
    insert into ledger_heads (store_id, seq, balance) values (${storeId}, 0, 0)
    on conflict (store_id) do nothing`.execute(tx);
  const later = after ? sql`and completed_at > ${after}` : sql``;
  const { rows } = await sql<{ seq: number; entries: number }>`
    with head as (
      select seq, balance, closed_through from ledger_heads where store_id = ${storeId} for update
    ), earned as (
      select o.*, entry.*
      from published.orders o
      cross join lateral (
        select subtotal - discount + tax + tip as charged,
          case when promo_paid_by = 'MARKETPLACE' then promo_discount else 0 end as credit
      ) part
      cross join lateral (
        values (1, 'ORDER', charged - fee + credit), (2, 'COLLECTED', -charged)
      ) as entry (place, kind, earned)
      where store_id = ${storeId} and completed_at <= ${until} ${later} and not exists (
        select from ledger_entries e
        where e.store_id = o.store_id and e.order_id = o.id and e.kind = 'ORDER')
        and (entry.kind = 'ORDER' or (payment = 'AT_COUNTER' and charged > 0))
    ), entries as (
      insert into ledger_entries
        (store_id, seq, kind, at, day, order_id, order_day, reference, note, amount, balance)
      select store_id, head.seq + row_number() over earlier, kind, completed_at,
        greatest((completed_at at time zone ${timeZone})::date, closed_through + 1), id, placed_day, order_number, '', earned,
        head.balance + sum(earned) over earlier
      from earned cross join head
      window earlier as (order by completed_at, id, place)
      returning seq, day, kind, order_id, amount
    ), posted as (
      insert into ledger_postings (store_id, seq, account, amount)
      select ${storeId}::bigint, e.seq, posting.account, posting.amount
      from entries e
      join published.orders o on o.store_id = ${storeId} and o.id = e.order_id
      cross join lateral (
        select case when o.promo_paid_by = 'MARKETPLACE' then o.promo_discount else 0 end as credit
      ) promo
      cross join lateral (select o.subtotal - o.discount + o.tax + o.tip as charged) paid
      cross join lateral (values
        ('ORDER', 'sales', o.subtotal), ('ORDER', 'discounts', -o.discount), ('ORDER', 'tax', o.tax),
        ('ORDER', 'tips', o.tip), ('ORDER', 'fees', -o.fee), ('ORDER', 'promo_credits', credit),
        ('ORDER', 'customer_payments', -(charged + o.delivery_fee)),
        ('ORDER', 'commission', o.fee),
        ('ORDER', 'promo_costs', -credit),
        ('ORDER', 'delivery_agents', o.delivery_fee - o.delivery_commission),
        ('ORDER', 'delivery_commission', o.delivery_commission), ('COLLECTED', 'collected', -charged),
        ('COLLECTED', 'customer_payments', charged)
      ) as posting (kind, account, amount)
      where posting.kind = e.kind and posting.amount <> 0
      returning seq, account, amount
    ), counted as (
      insert into ledger_days as d (store_id, day, kind, account, entries, amount)
      select ${storeId}::bigint, e.day, e.kind, p.account, count(*), sum(p.amount)
      from entries e join posted p using (seq) group by e.day, e.kind, p.account
      on conflict (store_id, day, kind, account) do update set
        entries = d.entries + excluded.entries,
        amount = d.amount + excluded.amount
    )
    update ledger_heads h set seq = h.seq + added.entries, balance = h.balance + added.amount
    from (select count(*) as entries, coalesce(sum(amount), 0) as amount from entries) added
    where h.store_id = ${storeId}
    returning h.seq, added.entries`.execute(tx);
  // Older planner statistics suffice until the books have doubled.
  if (rows.some(({ seq, entries }) => entries > 0 && entries * 2 >= seq)) {
    await sql`analyze ledger_entries, ledger_postings, ledger_days`.execute(tx);
  }
}
