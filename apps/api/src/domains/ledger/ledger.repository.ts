import { sql } from 'kysely';
import type { EntryKind, Posting } from '@counter/contract/ledger';
import type { Tx, Work } from './ledger.tables.ts';

export type NewEntryRow = {
  readonly kind: EntryKind;
  /** The store's day of the action; a day that is closed already counts as the one after. */
  readonly day: string;
  readonly orderId: number | null;
  readonly orderDay: string | null;
  readonly reference: string;
  readonly note: string;
  /** The change of the store's balance. */
  readonly amount: number;
  readonly postings: readonly Posting[];
};

/**
 * Adds an entry with its postings and counts it; answers its number. Entries of a store wait for one
 * another here, so nothing that locks rows of other kinds may follow in the transaction but its events.
 */
export async function createEntry(
  { tx, scope: { storeId }, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  entry: NewEntryRow,
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    with head as (
      insert into ledger_heads as h (store_id, seq, balance)
      values (${storeId}, 1, ${entry.amount})
      on conflict (store_id) do update set
        seq = h.seq + 1,
        balance = h.balance + excluded.balance
      returning seq, balance,
        greatest(${entry.day}::date, coalesce(closed_through + 1, ${entry.day}::date)) as day
    ), entry as (
      insert into ledger_entries
        (store_id, seq, kind, at, day, order_id, order_day, reference, note, amount, balance)
      select ${storeId}::bigint, seq, ${entry.kind}::text, ${at}::timestamptz, day,
        ${entry.orderId}::bigint, ${entry.orderDay}::date, ${entry.reference}::text,
        ${entry.note}::text, ${entry.amount}::bigint, balance
      from head
      returning seq, day
    ), posted as (
      insert into ledger_postings (store_id, seq, account, amount)
      select ${storeId}::bigint, seq, account, amount
      from entry, jsonb_to_recordset(${JSON.stringify(entry.postings)}::jsonb)
        as posting (account text, amount bigint)
      returning account, amount
    ), counted as (
      insert into ledger_days as d (store_id, day, kind, account, entries, amount)
      select ${storeId}::bigint, day, ${entry.kind}::text, account, 1, amount
      from entry, posted order by account
      on conflict (store_id, day, kind, account) do update set
        entries = d.entries + 1,
        amount = d.amount + excluded.amount
    )
    select seq from entry`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the entry about ${entry.reference} was not written`);
  return row.seq;
}

/** The head of a store's books. */
export type LedgerHead = {
  /** The marketplace's debt to the store. */
  readonly balance: number;
  /** The last day that a payout covers; null before the first payout. */
  readonly closedThrough: string | null;
};

/** Locks the head of the books until the transaction ends, so that no entry is added meanwhile. */
export async function lockLedgerHead(tx: Tx, storeId: number): Promise<LedgerHead> {
  const { rows } = await sql<LedgerHead>`
    insert into ledger_heads as h (store_id, seq, balance) values (${storeId}, 0, 0)
    on conflict (store_id) do update set seq = h.seq
    returning balance, closed_through`.execute(tx);
  const [head] = rows;
  if (!head) throw new Error(`store ${storeId} has no books`);
  return head;
}

/** Closes the books up to a day, that day included: entries made from now on count after it. */
export async function closeBooks(tx: Tx, storeId: number, through: string): Promise<void> {
  await sql`
    update ledger_heads set closed_through = ${through}::date
    where store_id = ${storeId} and (closed_through is null or closed_through < ${through}::date)`.execute(
    tx,
  );
}
