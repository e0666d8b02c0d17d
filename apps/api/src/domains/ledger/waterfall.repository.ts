import type { Period } from '@counter/contract/shared';
import { sql } from 'kysely';
import type { AccountAmount } from '@counter/contract/ledger';
import { storeAccounts } from '@counter/contract/ledger';
import type { Db } from './ledger.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The totals of a period. */
export type FlowRow = {
  /** Changes to the store's accounts, including payouts. */
  readonly accounts: readonly AccountAmount[];
  readonly customersPaid: number;
  readonly orders: number;
  readonly feesReturned: number;
};

/** Sums the books of a period. With `until`, counts only the entries of its last day up to that time. */
export async function findFlowRow(
  db: Db,
  { storeId }: StoreScope,
  { from, to }: Period,
  until?: Date,
): Promise<FlowRow> {
  const inPeriod = sql`day between ${from}::date and ${to}::date`;
  const isWhole = until ? sql`and day <> ${to}::date` : sql``;
  const isEarly = until ? sql`and (e.day <> ${to}::date or e.at <= ${until}::timestamptz)` : sql``;
  const lastDay = until
    ? sql`union all
        select e.kind, p.account, p.amount
        from ledger_entries e join ledger_postings p using (store_id, seq)
        where e.store_id = ${storeId} and e.day = ${to}::date and e.at <= ${until}::timestamptz`
    : sql``;
  const { rows } = await sql<FlowRow>`
    with changes as (
      select kind, account, amount from ledger_days
      where store_id = ${storeId} and ${inPeriod} ${isWhole}
      ${lastDay}
    ), sums as (
      select account, sum(amount) as amount from changes
      where account = any(${[...storeAccounts]}::text[])
      group by account having sum(amount) <> 0
    )
    select
      (select coalesce(json_agg(sums), '[]') from sums) as accounts,
      (select coalesce(-sum(amount), 0)::bigint from changes
        where kind = 'ORDER' and account = 'customer_payments') as customers_paid,
      (select coalesce(sum(amount), 0)::bigint from changes
        where kind = 'REFUND' and account = 'fees') as fees_returned,
      (select count(*) from ledger_entries e
        where e.store_id = ${storeId} and e.kind = 'ORDER' and ${inPeriod} ${isEarly}
          and e.reverses is null and e.reversed_by is null) as orders`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('summing the books answered no row');
  return row;
}
