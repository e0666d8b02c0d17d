import type { ClientBase } from 'pg';
import type { Store } from './orders.ts';

type Books = Pick<Store, 'storeId' | 'timeZone'>;

const entries = `
  insert into ledger_entries
    (store_id, seq, kind, at, day, order_id, order_day, reference, note, amount, balance)
  select store_id, row_number() over earlier, 'ORDER', completed_at,
    (completed_at at time zone $2)::date, id, placed_day, order_number, '', earned,
    sum(earned) over earlier
  from (
    select *, subtotal - discount + tax + tip - fee as earned
    from orders where store_id = $1 and completed_at is not null
  ) completed
  window earlier as (order by completed_at, id)`;

const postings = `
  insert into ledger_postings (store_id, seq, account, amount)
  select e.store_id, e.seq, posting.account, posting.amount
  from ledger_entries e
  join orders o on o.store_id = e.store_id and o.id = e.order_id
  cross join lateral (values
    ('sales', o.subtotal), ('discounts', -o.discount), ('tax', o.tax), ('tips', o.tip),
    ('fees', -o.fee), ('commission', o.fee),
    ('customer_payments', -(o.subtotal - o.discount + o.tax + o.tip))
  ) as posting (account, amount)
  where e.store_id = $1 and posting.amount <> 0`;

const days = `
  insert into ledger_days (store_id, day, kind, account, entries, amount)
  select e.store_id, e.day, e.kind, p.account, count(*), sum(p.amount)
  from ledger_entries e join ledger_postings p on p.store_id = e.store_id and p.seq = e.seq
  where e.store_id = $1 group by 1, 2, 3, 4`;

const head = `
  insert into ledger_heads (store_id, seq, balance)
  select store_id, seq, balance from ledger_entries where store_id = $1 order by seq desc limit 1`;

const payouts = `
  insert into payouts (store_id, transaction_id, status, created_at, period_start, period_end, currency,
    total_orders, total_orders_amount, transaction_fee, total_tax, total_tip, adjustments,
    payout_amount, sent_at, settled_at)
  select $1, 'PO-' || to_char(week, 'IYYY"W"IW') || '-' || $1, 'PAID', paid_at, week, week + 6, 'USD',
    orders, charged, fee, tax, tip, 0, charged - fee, paid_at, paid_at
  from (
    select date_trunc('week', day)::date as week,
      sum(entries) filter (where account = 'sales') as orders,
      sum(amount) filter (where account in ('sales', 'discounts', 'tax', 'tips')) as charged,
      -sum(amount) filter (where account = 'fees') as fee,
      sum(amount) filter (where account = 'tax') as tax,
      sum(amount) filter (where account = 'tips') as tip
    from ledger_days where store_id = $1 group by 1
  ) weeks
  cross join lateral (select (week + 7)::timestamp at time zone $2 as paid_at) monday
  where paid_at <= now()`;

const closing = `
  update ledger_heads h set closed_through = p.last
  from (select max(period_end) as last from payouts where store_id = $1) p
  where h.store_id = $1`;

/** Posts the earnings of a store's completed orders and the payouts of its finished weeks, as Counter would have. */
export async function keepBooks(client: ClientBase, { storeId, timeZone }: Books): Promise<void> {
  await client.query(entries, [storeId, timeZone]);
  await client.query(postings, [storeId]);
  for (const step of [days, head]) await client.query(step, [storeId]);
  await client.query(payouts, [storeId, timeZone]);
  await client.query(closing, [storeId]);
}
