import { sql } from 'kysely';
import {
  storeAccounts,
  type AccountAmount,
  type EntryKind,
  type StoreAccount,
} from '@counter/contract/ledger';
import type { Db, Tx } from './ledger.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type StatementFilter = {
  /** The store days on which entries count, both inclusive. */
  readonly startDate: string;
  readonly endDate: string;
  readonly kind: EntryKind | undefined;
  /** Limits the statement to entries that change this account. */
  readonly account: StoreAccount | undefined;
  readonly search: string;
  /** The number of the last included entry; absent for all entries. */
  readonly upTo?: number | undefined;
};

export type EntryRow = {
  readonly seq: number;
  readonly kind: EntryKind;
  readonly at: Date;
  readonly day: string;
  readonly orderId: number | null;
  readonly orderDay: string | null;
  readonly reference: string;
  readonly note: string;
  readonly amount: number;
  readonly parts: readonly AccountAmount[];
  /** The sum of all entries of earlier days and, on its own day, up to this one. */
  readonly balance: number;
};

type Part = {
  readonly after?: Pick<EntryRow, 'day' | 'seq'> | undefined;
  readonly from: number;
  readonly size: number;
};

/**
 * Finds entries by the day they count on, newest first. Their balance follows that order, even for an entry that was
 * posted after those of a later day.
 */
export async function findEntryRows(
  db: Db,
  { storeId }: StoreScope,
  filter: StatementFilter,
  { after, from, size }: Part,
): Promise<EntryRow[]> {
  const rest = after ? sql`and (e.day, e.seq) < (${after.day}::date, ${after.seq}::bigint)` : sql``;
  const { rows } = await sql<EntryRow>`
    with page as materialized (
      select e.* from ledger_entries e
      where e.store_id = ${storeId} and ${entriesOf(storeId, filter)} ${rest}
      order by e.day desc, e.seq desc limit ${size} offset ${from}
    ), days as materialized (
      select day, (
        select coalesce(sum(d.amount), 0) from ledger_days d
        where d.store_id = ${storeId} and d.day < shown.day and ${isStoreAccount}
      ) as opening
      from (select distinct day from page) shown
    ), running as (
      select e.seq, opening + sum(e.amount) over (partition by e.day order by e.seq) as balance
      from days join ledger_entries e on e.store_id = ${storeId} and e.day = days.day
        and e.day between (select min(day) from days) and (select max(day) from days)
    )
    select page.seq, page.kind, page.at, page.day, page.order_id,
      page.order_day, page.reference, page.note, page.amount,
      running.balance::bigint as balance,
      (select coalesce(json_agg(json_build_object('account', d.account, 'amount', d.amount)), '[]')
      from ledger_postings d
      where d.store_id = ${storeId} and d.seq = page.seq and ${isStoreAccount}) as parts
    from page join running using (seq)
    order by page.day desc, page.seq desc`.execute(db);
  return rows;
}

/** Counts and sums the entries that match a filter. */
export async function sumEntries(
  db: Db | Tx,
  { storeId }: StoreScope,
  filter: StatementFilter,
): Promise<{ readonly entries: number; readonly amount: number }> {
  const { rows } = await sql<{ entries: number; amount: number }>`
    select count(*) as entries, coalesce(sum(e.amount), 0)::bigint as amount from ledger_entries e
    where e.store_id = ${storeId} and ${entriesOf(storeId, filter)}`.execute(db);
  return rows[0] ?? { entries: 0, amount: 0 };
}

/** Sums the matching entries by account. With a filter by account, sums only that one. */
export async function sumByAccount(
  db: Db | Tx,
  { storeId }: StoreScope,
  filter: StatementFilter,
): Promise<AccountAmount[]> {
  const source = filter.search
    ? sql`ledger_entries e join ledger_postings d using (store_id, seq)`
    : sql`ledger_days d`;
  const found = filter.search ? entriesOf(storeId, filter) : daysOf(filter);
  const ofAccount = filter.account ? sql`and d.account = ${filter.account}` : sql``;
  const { rows } = await sql<AccountAmount>`
    select d.account, sum(d.amount)::bigint as amount from ${source}
    where d.store_id = ${storeId} and ${found} and ${isStoreAccount} ${ofAccount}
    group by d.account having sum(d.amount) <> 0`.execute(db);
  return rows;
}

/** Returns the balance at the end of a day. */
export async function findBalanceAfter(
  db: Db | Tx,
  { storeId }: StoreScope,
  day: string,
): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(d.amount), 0)::bigint as balance from ledger_days d
    where d.store_id = ${storeId} and d.day <= ${day}::date and ${isStoreAccount}`.execute(db);
  return rows[0]?.balance ?? 0;
}

/** Returns the number of the last entry in a store's books; 0 before the first. */
export async function findLastEntry(db: Db | Tx, { storeId }: StoreScope): Promise<number> {
  const row = await db
    .selectFrom('ledgerHeads')
    .where('storeId', '=', storeId)
    .select('seq')
    .executeTakeFirst();
  return row?.seq ?? 0;
}

const isStoreAccount = sql`d.account = any(${[...storeAccounts]}::text[])`;

function entriesOf(storeId: number, filter: StatementFilter) {
  const { startDate, endDate, kind, account, search, upTo } = filter;
  const known = upTo === undefined ? sql`` : sql`and e.seq <= ${upTo}::bigint`;
  const ofKind = kind ? sql`and e.kind = ${kind}` : sql``;
  const onAccount = account
    ? sql`and exists (select from ledger_postings changed
        where changed.store_id = ${storeId} and changed.seq = e.seq and changed.account = ${account})`
    : sql``;
  // Matches a number typed with or without its dash.
  const matching = search
    ? sql`and strpos(replace(lower(e.reference), '-', ''), replace(lower(${search}), '-', '')) > 0`
    : sql``;
  // Referral rewards are between the marketplace and the referrer.
  return sql`e.kind <> 'REFERRAL'
    and e.day between ${startDate}::date and ${endDate}::date
    ${ofKind} ${onAccount} ${matching} ${known}`;
}

function daysOf({ startDate, endDate, kind }: StatementFilter) {
  const ofKind = kind ? sql`and d.kind = ${kind}` : sql``;
  return sql`d.day between ${startDate}::date and ${endDate}::date ${ofKind}`;
}
