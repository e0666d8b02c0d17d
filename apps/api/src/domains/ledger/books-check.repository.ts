import { sql, type RawBuilder } from 'kysely';
import { storeAccounts } from '@counter/contract/ledger';
import type { Db, Tx } from './ledger.tables.ts';

/** An inconsistency in a store's books. */
export type BookFault = {
  /** The violated rule. */
  readonly rule: string;
  /** The affected entry, day or order. */
  readonly subject: string;
  readonly kept: number | null;
  readonly counted: number | null;
};

type Rule = {
  readonly rule: string;
  /**
   * Selects subject, stored value and recomputed value of every fault in the books of one store.
   */
  readonly faults: (storeId: number) => RawBuilder<unknown>;
};

const storeSide = sql`(${sql.join(storeAccounts.map((account) => sql.lit(account)))})`;

/** Filters out reversals and reversed entries. */
const counts = sql`reverses is null and reversed_by is null`;

const rules: readonly Rule[] = [
  {
    rule: 'an entry and the one that takes it back name each other and sum to nothing',
    faults: (storeId) => sql`
      select 'entry ' || e.seq as subject, -e.amount as kept, r.amount as counted
      from (select * from ledger_entries where store_id = ${storeId} and reversed_by is not null) e
      full join (
        select * from ledger_entries where store_id = ${storeId} and reverses is not null
      ) r on r.reverses = e.seq and r.seq = e.reversed_by
      where (r.amount = -e.amount and r.day = e.day and r.kind = e.kind) is not true`,
  },
  {
    rule: 'the postings of an entry sum to nothing',
    faults: (storeId) => sql`
      select 'entry ' || seq as subject, 0 as kept, sum(amount) as counted
      from ledger_postings where store_id = ${storeId} group by seq having sum(amount) <> 0`,
  },
  {
    rule: "an entry's amount is what it posts on the store's side",
    faults: (storeId) => sql`
      select 'entry ' || e.seq as subject, e.amount as kept, coalesce(p.amount, 0) as counted
      from ledger_entries e
      left join (
        select seq, sum(amount) as amount from ledger_postings
        where store_id = ${storeId} and account in ${storeSide} group by seq
      ) p using (seq)
      where e.store_id = ${storeId} and e.amount <> coalesce(p.amount, 0)`,
  },
  {
    rule: 'entries are numbered from 1 without a gap',
    faults: (storeId) => sql`
      select 'the last entry' as subject, h.seq as kept, e.entries as counted
      from ledger_heads h
      cross join lateral (
        select count(*) as entries, coalesce(max(seq), 0) as last from ledger_entries
        where store_id = ${storeId}
      ) e
      where h.store_id = ${storeId} and (h.seq <> e.entries or h.seq <> e.last)`,
  },
  {
    rule: 'the balance after an entry is the sum of all until then',
    faults: (storeId) => sql`
      select 'entry ' || seq as subject, balance as kept, counted from (
        select seq, balance, sum(amount) over (order by seq) as counted
        from ledger_entries where store_id = ${storeId}
      ) running where balance <> counted`,
  },
  {
    rule: 'the balance of the store is the sum of its entries',
    faults: (storeId) => sql`
      select 'the balance' as subject, h.balance as kept, e.amount as counted
      from ledger_heads h
      cross join lateral (
        select coalesce(sum(amount), 0) as amount from ledger_entries where store_id = ${storeId}
      ) e
      where h.store_id = ${storeId} and h.balance <> e.amount`,
  },
  {
    rule: 'the days say what the postings say',
    faults: (storeId) => sql`
      select concat_ws(' ', day, kind, account) as subject, kept.amount as kept,
        counted.amount as counted
      from (select * from ledger_days where store_id = ${storeId}) kept
      full join (
        select day, kind, account, sum(case when e.reverses is null then 1 else -1 end) as entries,
          sum(p.amount) as amount
        from ledger_entries e join ledger_postings p on p.store_id = e.store_id and p.seq = e.seq
        where e.store_id = ${storeId} group by 1, 2, 3
      ) counted using (day, kind, account)
      where (kept.amount = counted.amount and kept.entries = counted.entries) is not true`,
  },
  {
    rule: 'every completed order has earned what its amounts say, once',
    faults: (storeId) => sql`
      select 'order ' || coalesce(counted.order_number, kept.reference) as subject,
        kept.amount as kept, counted.amount as counted
      from (
        select order_id, reference, amount from ledger_entries
        where store_id = ${storeId} and kind = 'ORDER' and ${counts}
      ) kept
      full join (
        select id as order_id, order_number, subtotal - discount + tax + tip - fee
          + case when promo_paid_by = 'MARKETPLACE' then promo_discount else 0 end as amount
        from published.orders where store_id = ${storeId} and completed_at is not null
      ) counted using (order_id)
      where (kept.amount = counted.amount) is not true`,
  },
  {
    rule: 'the days of an account are those of its orders',
    faults: (storeId) => sql`
      select account as subject, kept.amount as kept, counted.amount as counted
      from (
        select account, sum(amount) as amount from ledger_days
        where store_id = ${storeId} and kind = 'ORDER' group by account
      ) kept
      full join (
        select posting.account, sum(posting.amount) as amount
        from published.orders
        cross join lateral (values
          ('sales', subtotal), ('discounts', -discount), ('tax', tax), ('tips', tip),
          ('fees', -fee), ('customer_payments', -(subtotal - discount + tax + tip + delivery_fee)),
          ('commission', fee), ('delivery_agents', delivery_fee - delivery_commission),
          ('delivery_commission', delivery_commission),
          ('promo_credits', case when promo_paid_by = 'MARKETPLACE' then promo_discount else 0 end),
          ('promo_costs', case when promo_paid_by = 'MARKETPLACE' then -promo_discount else 0 end)
        ) as posting (account, amount)
        where store_id = ${storeId} and completed_at is not null group by posting.account
      ) counted using (account)
      where coalesce(kept.amount, 0) <> coalesce(counted.amount, 0)`,
  },
  {
    rule: 'what was refunded of an order is in the books',
    faults: (storeId) => sql`
      select 'order ' || o.order_number as subject, -coalesce(sum(p.amount), 0) as kept,
        o.refunded as counted
      from published.orders o
      left join ledger_entries e
        on e.store_id = o.store_id and e.order_id = o.id and e.kind = 'REFUND'
      left join ledger_postings p
        on p.store_id = e.store_id and p.seq = e.seq and p.account = 'refunds'
      where o.store_id = ${storeId} and (o.refunded <> 0 or e.seq is not null)
      group by o.id, o.order_number, o.refunded
      having o.refunded <> -coalesce(sum(p.amount), 0)`,
  },
  {
    rule: 'what was paid at the counter, less what went back there, is taken off',
    faults: (storeId) => sql`
      select 'order ' || coalesce(o.order_number, kept.reference) as subject, kept.amount as kept,
        o.amount as counted
      from (
        select order_id, min(reference) as reference, -sum(amount) as amount from ledger_entries
        where store_id = ${storeId} and kind = 'COLLECTED' group by order_id
      ) kept
      full join (
        select id as order_id, order_number, subtotal - discount + tax + tip - refunded as amount
        from published.orders
        where store_id = ${storeId} and payment = 'AT_COUNTER' and completed_at is not null
      ) o using (order_id)
      where coalesce(kept.amount, 0) <> coalesce(o.amount, 0)`,
  },
  {
    rule: 'what a campaign was charged is in the books',
    faults: (storeId) => sql`
      select coalesce(e.reference, 'SMS-' || c.id) as subject, -e.amount as kept, c.charged as counted
      from (select id, charged from published.sms_campaigns where store_id = ${storeId} and charged > 0) c
      full join (
        select reference, amount from ledger_entries
        where store_id = ${storeId} and kind = 'CAMPAIGN'
      ) e on e.reference = 'SMS-' || c.id
      where (c.charged = -e.amount) is not true`,
  },
  {
    // Messages that turn out to be sent only later are not charged, so the charge may be lower.
    rule: 'no campaign was charged more than what was sent of it',
    faults: (storeId) => sql`
      select 'SMS-' || c.id as subject, c.charged as kept, sent.cost as counted
      from published.sms_campaigns c
      cross join lateral (
        select round(count(sent_at) * c.parts * c.part_price / 100.0) as cost from published.sms_messages
        where store_id = ${storeId} and campaign_id = c.id
      ) sent
      where c.store_id = ${storeId} and c.charged > sent.cost`,
  },
  {
    rule: 'what is owed to whoever brought somebody is what they have earned',
    faults: (storeId) => sql`
      select 'the rewards' as subject, kept.amount as kept, counted.amount as counted
      from (
        select coalesce(sum(amount), 0) as amount from ledger_days
        where store_id = ${storeId} and account = 'referral_rewards'
      ) kept
      cross join (
        select coalesce(sum(amount), 0) as amount from published.referral_rewards
        where store_id = ${storeId} and taken_back_at is null
      ) counted
      where kept.amount <> counted.amount`,
  },
  {
    rule: 'a payment is made of its rewards',
    faults: (storeId) => sql`
      select 'payment ' || p.transaction_id as subject, p.earned as kept,
        coalesce(counted.amount, 0) as counted
      from published.referral_payments p
      left join (
        select payment_id, sum(amount) as amount from published.referral_rewards
        where payment_id in (select id from published.referral_payments where to_store_id = ${storeId})
        group by payment_id
      ) counted on counted.payment_id = p.id
      where p.to_store_id = ${storeId} and p.status <> 'FAILED'
        and p.earned <> coalesce(counted.amount, 0)`,
  },
  {
    rule: 'delivery agents and the marketplace have the delivery fees of completed orders, no others',
    faults: (storeId) => sql`
      select account as subject, kept.amount as kept, counted.amount as counted
      from (
        select posting.account, sum(posting.amount) as amount
        from published.orders
        cross join lateral (values
          ('delivery_agents', delivery_fee - delivery_commission),
          ('delivery_commission', delivery_commission)
        ) as posting (account, amount)
        where store_id = ${storeId} and status = 'COMPLETED' group by posting.account
      ) counted
      full join (
        select account, sum(amount) as amount from ledger_days
        where store_id = ${storeId} and account in ('delivery_agents', 'delivery_commission')
        group by account
      ) kept using (account)
      where coalesce(kept.amount, 0) <> coalesce(counted.amount, 0)`,
  },
];

/**
 * Checks a store's books for consistency, with themselves and with its orders. Returns every fault; empty if there is
 * none. Reads all of the store's books.
 */
export async function checkLedger(db: Db | Tx, storeId: number): Promise<BookFault[]> {
  const faults: BookFault[] = [];
  for (const { rule, faults: query } of rules) {
    const { rows } = await sql<BookFault>`
      select ${rule}::text as rule, subject, kept::bigint, counted::bigint
      from (${query(storeId)}) fault`.execute(db);
    faults.push(...rows);
  }
  return faults;
}

/** A store and the size of its books. */
export type KeptBooks = {
  readonly storeId: number;
  readonly storeUrl: string;
  readonly currency: string;
  readonly entries: number;
  readonly balance: number;
};

/** Finds every store of the marketplace, including those with empty books. */
export async function findKeptBooks(db: Db): Promise<KeptBooks[]> {
  const { rows } = await sql<KeptBooks>`
    select s.id as store_id, s.store_url, s.currency,
      coalesce(h.seq, 0) as entries, coalesce(h.balance, 0) as balance
    from published.stores s left join ledger_heads h on h.store_id = s.id
    order by s.store_url`.execute(db);
  return rows;
}
