import { storeAccounts } from '@counter/contract/ledger';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from './payouts.tables.ts';
import type { BookFault } from '../ledger/index.ts';

type Rule = {
  readonly rule: string;
  /**
   * Selects subject, stored value and recomputed value of every fault in the payouts of one store.
   */
  readonly faults: (storeId: number) => RawBuilder<unknown>;
};

const storeSide = sql`(${sql.join(storeAccounts.map((account) => sql.lit(account)))})`;

const rules: readonly Rule[] = [
  {
    rule: 'a payout is the sum of the days it covers',
    faults: (storeId) => sql`
      select p.transaction_id as subject, p.payout_amount as kept, coalesce(d.amount, 0) as counted
      from payouts p
      left join lateral (
        select sum(amount) as amount from published.ledger_days d
        where d.store_id = ${storeId} and d.day between p.period_start and p.period_end
          and d.kind <> 'PAYOUT' and d.account in ${storeSide}
      ) d on true
      where p.store_id = ${storeId} and p.payout_amount <> coalesce(d.amount, 0)`,
  },
  {
    rule: 'what is paid is in the books once, and what came back too',
    faults: (storeId) => sql`
      select p.transaction_id as subject,
        case when p.status = 'FAILED' then 0 else -p.payout_amount end as kept,
        coalesce(e.amount, 0) as counted
      from payouts p
      left join lateral (
        select sum(amount) as amount from published.ledger_entries e
        where e.store_id = ${storeId} and e.reference = p.transaction_id
          and e.kind in ('PAYOUT', 'PAYOUT_RETURNED')
      ) e on true
      where p.store_id = ${storeId}
        and coalesce(e.amount, 0) <> case when p.status = 'FAILED' then 0 else -p.payout_amount end`,
  },
  {
    rule: 'payouts follow one another without a day between',
    faults: (storeId) => sql`
      select transaction_id as subject, 0 as kept, period_start - after_previous as counted
      from (
        select transaction_id, period_start,
          lag(period_end) over (order by period_end) + 1 as after_previous
        from payouts where store_id = ${storeId}
      ) p
      where period_start <> after_previous`,
  },
  {
    rule: 'the books are closed up to the last payout',
    faults: (storeId) => sql`
      select 'the last day' as subject, 0 as kept, h.closed_through - p.last as counted
      from published.ledger_heads h
      cross join lateral (
        select max(period_end) as last from payouts where store_id = ${storeId}
      ) p
      where h.store_id = ${storeId} and h.closed_through is distinct from p.last`,
  },
];

/** Compares a store's payouts with its ledger. Returns all faults. */
export async function checkPayouts(db: Db | Tx, storeId: number): Promise<BookFault[]> {
  const faults: BookFault[] = [];
  for (const { rule, faults: query } of rules) {
    const { rows } = await sql<BookFault>`
      select ${rule}::text as rule, subject, kept::bigint, counted::bigint
      from (${query(storeId)}) fault`.execute(db);
    faults.push(...rows);
  }
  return faults;
}
