import type { Period } from '@counter/contract/shared';
import { storeAccounts, type StoreAccount } from '@counter/contract/ledger';
import type { OrderPayment } from '@counter/contract/orders';
import { sql } from 'kysely';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Db, Tx } from '../sales.tables.ts';

/** Sums a store's ledger entries by day and account, without the marketplace's accounts. */
export async function sumBookings(
  db: Db | Tx,
  { storeId }: StoreScope,
  { from, to }: Period,
): Promise<{ day: string; account: StoreAccount; amount: number }[]> {
  return db
    .selectFrom('published.ledgerDays')
    .where('storeId', '=', storeId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('account', 'in', storeAccounts)
    .groupBy(['day', 'account'])
    .select((eb) => [
      'day',
      eb.ref('account').$castTo<StoreAccount>().as('account'),
      sql<number>`sum(amount)::bigint`.as('amount'),
    ])
    .execute();
}

type PaidOrders = {
  readonly day: string;
  readonly payment: OrderPayment;
  readonly orders: number;
  readonly paid: number;
};

/** Counts completed orders by day and payment method, with the amount customers paid the store. */
export async function sumPaidOrders(
  db: Db | Tx,
  { storeId }: StoreScope,
  { from, to }: Period,
): Promise<PaidOrders[]> {
  const { rows } = await sql<PaidOrders>`
    select entry.day, ordered.payment, sum(paid.amount)::bigint as paid,
      sum(case when entry.reverses is null then 1 else -1 end)::integer as orders
    from published.ledger_entries entry
    join published.orders ordered
      on ordered.store_id = entry.store_id and ordered.id = entry.order_id
    cross join lateral (
      select coalesce(sum(amount), 0) as amount from published.ledger_postings posting
      where posting.store_id = ${storeId} and posting.seq = entry.seq
        and posting.account in ('sales', 'discounts', 'tax', 'tips')
    ) paid
    where entry.store_id = ${storeId} and entry.kind = 'ORDER'
      and entry.day between ${from}::date and ${to}::date
    group by entry.day, ordered.payment`.execute(db);
  return rows;
}

type CounterSums = {
  readonly day: string;
  readonly sales: number;
  readonly salesTax: number;
  readonly salesCash: number;
  readonly salesCard: number;
  readonly drawerSales: number;
};

/** Sums counter sales by day. The cash of a sale voided on a later day stays in its own day's drawer. */
export async function sumCounterSales(
  db: Db | Tx,
  { storeId, timeZone }: StoreScope,
  { from, to }: Period,
): Promise<CounterSums[]> {
  const { rows } = await sql<CounterSums>`
    select day,
      count(*) filter (where voided_at is null)::integer as sales,
      coalesce(sum(tax) filter (where voided_at is null), 0)::bigint as sales_tax,
      coalesce(sum(subtotal + tax)
        filter (where voided_at is null and payment = 'CASH'), 0)::bigint as sales_cash,
      coalesce(sum(subtotal + tax)
        filter (where voided_at is null and payment = 'CARD'), 0)::bigint as sales_card,
      coalesce(sum(subtotal + tax) filter (where payment = 'CASH'
        and (voided_at is null or (voided_at at time zone ${timeZone})::date > day)), 0)::bigint
        as drawer_sales
    from counter_sales
    where store_id = ${storeId} and day between ${from}::date and ${to}::date
    group by day`.execute(db);
  return rows;
}

/** Sums the cash of earlier days' sales by the day they were voided. */
export async function sumReturnedCash(
  db: Db | Tx,
  { storeId, timeZone }: StoreScope,
  { from, to }: Period,
): Promise<{ day: string; drawerReturns: number }[]> {
  const { rows } = await sql<{ day: string; drawerReturns: number }>`
    select (voided_at at time zone ${timeZone})::date as day,
      sum(subtotal + tax)::bigint as drawer_returns
    from counter_sales
    where store_id = ${storeId} and payment = 'CASH'
      and voided_at >= ${from}::date::timestamp at time zone ${timeZone}
      and voided_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
      and (voided_at at time zone ${timeZone})::date > day
    group by 1`.execute(db);
  return rows;
}

/** Returns the first day with ledger entries or counter sales; undefined if there is none. */
export async function findFirstDay(
  db: Db | Tx,
  { storeId }: StoreScope,
): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select least(
      (select min(day) from published.ledger_days where store_id = ${storeId}),
      (select min(day) from counter_sales where store_id = ${storeId})
    ) as day`.execute(db);
  return rows[0]?.day ?? undefined;
}
