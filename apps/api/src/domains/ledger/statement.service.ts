import {
  statementPageSize,
  storeAccounts,
  type AccountAmount,
  type EntryKind,
  type StoreAccount,
  type StatementEntry,
  type StatementTotals,
} from '@counter/contract/ledger';
import { addDays, formatMoney } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import {
  findBalanceAfter,
  findEntryRows,
  findLastEntry,
  sumByAccount,
  sumEntries,
  type EntryRow,
  type StatementFilter,
} from './statement.repository.ts';

/** The days and filters of a statement. */
export type StatementWanted = {
  readonly startDate: string;
  readonly endDate: string;
  readonly kind?: EntryKind | undefined;
  readonly account?: StoreAccount | undefined;
  readonly search: string;
};

type StatementPage = {
  readonly content: StatementEntry[];
  readonly totalElements: number;
  readonly totals: StatementTotals;
};

/** Finds one page of the store's books, newest first, with the sums of all matches. */
export async function findStatement(
  db: Db,
  scope: StoreScope,
  { pageNumber, ...wanted }: StatementWanted & { readonly pageNumber: number },
): Promise<StatementPage> {
  const filter = filterOf(wanted);
  const page = { from: pageNumber * statementPageSize, size: statementPageSize };
  const [rows, sums] = await Promise.all([
    findEntryRows(db, scope, filter, page),
    findSums(db, scope, filter),
  ]);
  return { content: rows.map((row) => toEntry(row, scope.currency)), ...sums };
}

type StatementSums = Omit<StatementPage, 'content'>;

async function findSums(
  db: Db | Tx,
  scope: StoreScope,
  filter: StatementFilter,
): Promise<StatementSums> {
  const [{ entries, amount }, parts, opening, closing] = await Promise.all([
    sumEntries(db, scope, filter),
    sumByAccount(db, scope, filter),
    findBalanceAfter(db, scope, addDays(filter.startDate, -1)),
    findBalanceAfter(db, scope, filter.endDate),
  ]);
  return {
    totalElements: entries,
    totals: { opening, closing, amount, parts: inOrder(parts) },
  };
}

/** A snapshot of a statement: its sums, and its entries in batches. */
export type OpenStatement = StatementSums & {
  readonly entries: AsyncGenerator<readonly EntryRow[]>;
};

/** Opens a statement whose sums and entries agree, even if entries are added while it is read. */
export async function openStatement(
  db: Db,
  scope: StoreScope,
  wanted: StatementWanted,
): Promise<OpenStatement> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const { upTo, ...sums } = await snapshot.execute(async (tx) => ({
    ...(await findSums(tx, scope, filterOf(wanted))),
    upTo: await findLastEntry(tx, scope),
  }));
  return { ...sums, entries: readStatement(db, scope, wanted, upTo) };
}

/**
 * Sums a store day's earnings by account, without accounts that only locate the money (bank, till).
 */
export async function findDayEarnings(
  db: Db,
  scope: StoreScope,
  day: string,
): Promise<AccountAmount[]> {
  const filter = filterOf({ startDate: day, endDate: day, search: '' });
  const parts = await sumByAccount(db, scope, filter);
  return inOrder(parts).filter(({ account }) => account !== 'payouts' && account !== 'collected');
}

const batchSize = 1000;

/** Yields all entries that `findStatement` finds, in the same order, in batches to save memory. */
export async function* readStatement(
  db: Db,
  scope: StoreScope,
  wanted: StatementWanted,
  upTo?: number,
): AsyncGenerator<readonly EntryRow[]> {
  const filter = { ...filterOf(wanted), upTo };
  let after: EntryRow | undefined;
  do {
    const rows = await findEntryRows(db, scope, filter, { after, from: 0, size: batchSize });
    if (rows.length > 0) yield rows;
    after = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (after);
}

function filterOf(wanted: StatementWanted): StatementFilter {
  const { startDate, endDate, kind, account, search } = wanted;
  return { startDate, endDate, kind, account, search };
}

function toEntry({ orderId, ...row }: EntryRow, currency: string): StatementEntry {
  return {
    ...row,
    at: row.at.toISOString(),
    orderNumber: orderNumberOf({ ...row, orderId }),
    parts: inOrder(row.parts),
    amountDisplayValue: formatMoney(row.amount, currency),
    balanceDisplayValue: formatMoney(row.balance, currency),
  };
}

/** Returns the number of the order that an entry is about; null for kinds with a reference of their own. */
export function orderNumberOf(
  row: Pick<EntryRow, 'kind' | 'orderId' | 'reference'>,
): string | null {
  const goesByOrder = ['ORDER', 'COLLECTED', 'REFUND'].includes(row.kind);
  return goesByOrder && row.orderId !== null ? row.reference : null;
}

/** Sorts by the usual order of an order's amounts. */
function inOrder(parts: readonly AccountAmount[]): AccountAmount[] {
  return storeAccounts.flatMap((account) => parts.filter((part) => part.account === account));
}
