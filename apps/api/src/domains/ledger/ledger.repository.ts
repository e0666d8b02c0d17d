import { sql } from 'kysely';
import type { EntryKind, Posting } from '@counter/contract/ledger';
import type { Tx, Work } from './ledger.tables.ts';

export type NewEntryRow = {
  readonly kind: EntryKind;
  /** The store's local day of the action. If that day is closed, the entry counts on the first open one. */
  readonly day: string;
  readonly orderId: number | null;
  readonly orderDay: string | null;
  readonly reference: string;
  readonly note: string;
  /** The change to the store's balance. */
  readonly amount: number;
  readonly postings: readonly Posting[];
  /** The number of the entry that this one reverses. */
  readonly reverses?: number;
};

/**
 * Inserts an entry with its postings and updates the totals. Returns its number. It locks the head of the store's
 * books, so it must be the last to lock rows in a transaction, except for events.
 */
export async function createEntry(
  { tx, scope: { storeId }, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  entry: NewEntryRow,
): Promise<number> {
  const reverses = entry.reverses ?? null;
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
        (store_id, seq, kind, at, day, order_id, order_day, reference, note, amount, balance,
          reverses)
      select ${storeId}::bigint, seq, ${entry.kind}::text, ${at}::timestamptz, day,
        ${entry.orderId}::bigint, ${entry.orderDay}::date, ${entry.reference}::text,
        ${entry.note}::text, ${entry.amount}::bigint, balance, ${reverses}::bigint
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
      select ${storeId}::bigint, day, ${entry.kind}::text, account,
        ${reverses === null ? 1 : -1}::integer, amount
      from entry, posted order by account
      on conflict (store_id, day, kind, account) do update set
        entries = d.entries + excluded.entries,
        amount = d.amount + excluded.amount
    )
    select seq from entry`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the entry about ${entry.reference} was not written`);
  return row.seq;
}

/** An entry about a completed order that is not reversed. */
export type EarnedEntry = Required<Omit<NewEntryRow, 'reverses'>> & { readonly seq: number };

/** Finds the entries of an order's completion, without reversed ones. */
export async function findEarned(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  orderId: number,
): Promise<EarnedEntry[]> {
  const { rows } = await sql<EarnedEntry>`
    select e.seq, e.kind, e.day, e.order_id, e.order_day, e.reference, e.note, e.amount,
      (select coalesce(json_agg(json_build_object('account', account, 'amount', amount)), '[]')
      from ledger_postings p where p.store_id = ${scope.storeId} and p.seq = e.seq) as postings
    from ledger_entries e
    where e.store_id = ${scope.storeId} and e.order_id = ${orderId}
      and e.kind in ('ORDER', 'COLLECTED') and e.reverses is null and e.reversed_by is null
    order by e.seq`.execute(tx);
  return rows;
}

/** Posts the reversal of an entry on the same day. Each of the two refers to the other. */
export async function createReversal(
  work: Pick<Work, 'tx' | 'scope' | 'at'>,
  { seq, ...entry }: EarnedEntry,
): Promise<void> {
  const reversedBy = await createEntry(work, {
    ...entry,
    note: 'Taken back',
    amount: -entry.amount,
    postings: entry.postings.map(({ account, amount }) => ({ account, amount: -amount })),
    reverses: seq,
  });
  await work.tx
    .updateTable('ledgerEntries')
    .set({ reversedBy })
    .where('storeId', '=', work.scope.storeId)
    .where('seq', '=', seq)
    .execute();
}

/** The head of a store's books. */
export type LedgerHead = {
  /** The amount that the marketplace owes the store. */
  readonly balance: number;
  /** The last day that a payout covers; null before the first payout. */
  readonly closedThrough: string | null;
};

/** Locks the head of the books until the transaction ends, so that no entries are added meanwhile. */
export async function lockLedgerHead(tx: Tx, storeId: number): Promise<LedgerHead> {
  const { rows } = await sql<LedgerHead>`
    insert into ledger_heads as h (store_id, seq, balance) values (${storeId}, 0, 0)
    on conflict (store_id) do update set seq = h.seq
    returning balance, closed_through`.execute(tx);
  const [head] = rows;
  if (!head) throw new Error(`store ${storeId} has no books`);
  return head;
}

/** Closes the books through a day, inclusive. Later entries count after it. */
export async function closeBooks(tx: Tx, storeId: number, through: string): Promise<void> {
  await sql`
    update ledger_heads set closed_through = ${through}::date
    where store_id = ${storeId} and (closed_through is null or closed_through < ${through}::date)`.execute(
    tx,
  );
}
