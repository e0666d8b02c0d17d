import type { Period } from '@counter/contract/shared';
import { sql } from 'kysely';
import type { EntryKind, LedgerAccount } from '@counter/contract/ledger';
import { storeAccounts } from '@counter/contract/ledger';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db, Tx } from './ledger.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { LedgerHead } from './ledger.repository.ts';

/** The sum of one kind of entry on a store account. */
export type KindSum = {
  readonly kind: EntryKind;
  readonly account: LedgerAccount;
  readonly amount: number;
};

/** Finds the head of a store's books; undefined before the first entry. */
export async function findLedgerHead(
  db: Db | Tx,
  storeId: number,
): Promise<LedgerHead | undefined> {
  return db
    .selectFrom('ledgerHeads')
    .where('storeId', '=', storeId)
    .select(['balance', 'closedThrough'])
    .executeTakeFirst();
}

/** Finds the first day with an entry. */
export async function findFirstDay(db: Db | Tx, storeId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('ledgerDays')
    .where('storeId', '=', storeId)
    .orderBy('day')
    .limit(1)
    .select('day')
    .executeTakeFirst();
  return row?.day;
}

/** Sums a period's entries by kind and store account. */
export async function sumPeriod(
  db: Db | Tx,
  storeId: number,
  { from, to }: Period,
): Promise<KindSum[]> {
  const rows = await db
    .selectFrom('ledgerDays')
    .where('storeId', '=', storeId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('account', 'in', storeAccounts)
    .groupBy(['kind', 'account'])
    .select(['kind', 'account', (eb) => eb.fn.sum<string>('amount').as('amount')])
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** Sums several periods by kind and store account, in the order of the periods. */
export async function sumPeriods(
  db: Db,
  { storeId }: StoreScope,
  periods: readonly Period[],
): Promise<KindSum[][]> {
  const rows = await selectSums(db, { storeId, periods: JSON.stringify(periods.map(numbered)) });
  const byPeriod = Map.groupBy(rows, ({ position }) => position);
  return periods.map((_, position) =>
    (byPeriod.get(position) ?? []).map(({ kind, account, amount }) => ({ kind, account, amount })),
  );
}

const selectSums = prepared(
  (_db: Db, { storeId, periods }: { storeId: number; periods: string }) =>
    // Sums each period separately, because in a plain join the planner reads all of the store's days for each period.
    sql<KindSum & { position: number }>`
    select period.position, sums.kind, sums.account, sums.amount
    from jsonb_to_recordset(${periods}::jsonb) as period (position int, start date, "end" date)
    cross join lateral (
      select kind, account, sum(amount)::bigint as amount
      from ledger_days
      where store_id = ${storeId} and day between period.start and period."end"
        and account = any(${storeAccounts})
      group by kind, account
    ) sums`,
);

function numbered({ from, to }: Period, position: number) {
  return { position, start: from, end: to };
}

/** Sums a period by day, kind and store account, earliest day first. */
export async function findPeriodDays(
  db: Db | Tx,
  { storeId }: StoreScope,
  { from, to }: Period,
): Promise<(KindSum & { readonly day: string; readonly entries: number })[]> {
  return db
    .selectFrom('ledgerDays')
    .where('storeId', '=', storeId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('account', 'in', storeAccounts)
    .orderBy('day')
    .select(['day', 'kind', 'account', 'entries', 'amount'])
    .execute();
}

/** Counts the completed orders of a period, by day. */
export async function countEarned(
  db: Db | Tx,
  storeId: number,
  { from, to }: Period,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('ledgerEntries')
    .where('storeId', '=', storeId)
    .where('kind', '=', 'ORDER')
    .where('reverses', 'is', null)
    .where('reversedBy', 'is', null)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .select(['day', (eb) => eb.fn.countAll<number>().as('orders')])
    .execute();
  return new Map(rows.map(({ day, orders }) => [day, orders]));
}

export type PeriodEntry = {
  readonly seq: number;
  readonly at: Date;
  readonly day: string;
  readonly kind: EntryKind;
  readonly reference: string;
  readonly note: string;
  readonly amount: number;
};

/**
 * Finds one page of a period's entries except orders, referrals and payouts, in the order of the books. Also excludes
 * the kinds in `leftOut`.
 */
export async function findAdjustments(
  db: Db | Tx,
  { storeId }: StoreScope,
  period: Period,
  {
    from,
    size,
    leftOut = [],
  }: { readonly from: number; readonly size: number; readonly leftOut?: readonly EntryKind[] },
): Promise<{ readonly rows: readonly PeriodEntry[]; readonly total: number }> {
  const found = db
    .selectFrom('ledgerEntries')
    .where('storeId', '=', storeId)
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .where('kind', 'not in', ['ORDER', 'REFERRAL', 'PAYOUT', ...leftOut])
    .where('reverses', 'is', null)
    .where('reversedBy', 'is', null);
  const [rows, { total }] = await Promise.all([
    found
      .orderBy('day')
      .orderBy('seq')
      .select(['seq', 'at', 'day', 'kind', 'reference', 'note', 'amount'])
      .offset(from)
      .limit(size)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Counts the stores with books. */
export async function countStoresWithBooks(db: Db | Tx): Promise<number> {
  const { stores } = await db
    .selectFrom('ledgerHeads')
    .select(({ fn }) => fn.countAll<number>().as('stores'))
    .executeTakeFirstOrThrow();
  return stores;
}

type OneStore = { readonly storeId: number };

/** Finds the next stores with books after one, by ID. */
export async function findStoresWithBooks(
  db: Db | Tx,
  after: OneStore | null,
  limit: number,
): Promise<OneStore[]> {
  return db
    .selectFrom('ledgerHeads')
    .where('storeId', '>', after?.storeId ?? 0)
    .orderBy('storeId')
    .limit(limit)
    .select('storeId')
    .execute();
}

/**
 * Finds the next stores after one, by ID, that are owed money for weeks that have ended at an instant, in each store's
 * local time.
 */
export async function findStoresDue(
  db: Db | Tx,
  at: Date,
  after: OneStore | null,
  limit: number,
): Promise<OneStore[]> {
  const { rows } = await sql<OneStore>`
    select h.store_id
    from ledger_heads h join published.stores s on s.id = h.store_id
    where h.balance > 0 and h.store_id > ${after?.storeId ?? 0}
      and coalesce(h.closed_through, '-infinity')
        < (date_trunc('week', ${at}::timestamptz at time zone s.time_zone) - interval '1 day')::date
    order by h.store_id limit ${limit}`.execute(db);
  return rows;
}
