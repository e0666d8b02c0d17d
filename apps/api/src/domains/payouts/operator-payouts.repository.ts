import type { PayoutStatus, PayoutTotal } from '@counter/contract/payouts';
import { sql } from 'kysely';
import { findPage, containsText, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Db } from './payouts.tables.ts';
import { payoutColumns, type PayoutRow } from './payouts.repository.ts';

export type OperatorPayoutRow = PayoutRow & {
  readonly storeId: number;
  readonly storeName: string;
};

export type OperatorPayoutFilter = PageWanted & {
  /** Part of a transaction id, or of a store's name, branch or web address. */
  readonly search: string;
  readonly status: PayoutStatus | undefined;
};

function found(db: Db, search: string) {
  return db
    .selectFrom('payouts')
    .innerJoin('published.stores as store', 'store.id', 'payouts.storeId')
    .where(
      containsText(
        ['payouts.transactionId', 'store.name', 'store.branchName', 'store.storeUrl'],
        search,
      ),
    );
}

const storeName = sql<string>`concat_ws(', ', store.name, store.branch_name)`.as('storeName');

/** Returns a page of payouts of all stores by search and state, newest first. */
export async function findOperatorPayoutPage(
  db: Db,
  { search, status, ...page }: OperatorPayoutFilter,
): Promise<Page<OperatorPayoutRow>> {
  const rows = found(db, search)
    .orderBy('payouts.createdAt', 'desc')
    .orderBy('payouts.transactionId', 'desc')
    .select(payoutColumns)
    .select('payouts.storeId')
    .select(storeName);
  return findPage(status ? rows.where('payouts.status', '=', status) : rows, page);
}

/** Returns payouts of all stores by part of their transaction id, newest first. */
export async function findPayoutsByNumber(
  db: Db,
  wanted: string,
  max: number,
): Promise<readonly Pick<OperatorPayoutRow, FoundColumns>[]> {
  return db
    .selectFrom('payouts')
    .innerJoin('published.stores as store', 'store.id', 'payouts.storeId')
    .where(containsText(['payouts.transactionId'], wanted))
    .select(['payouts.transactionId', 'payouts.status', 'payouts.currency', 'payouts.payoutAmount'])
    .select('payouts.storeId')
    .select(storeName)
    .orderBy('payouts.createdAt', 'desc')
    .orderBy('payouts.transactionId', 'desc')
    .limit(max)
    .execute();
}

type FoundColumns =
  | 'transactionId'
  | 'status'
  | 'currency'
  | 'payoutAmount'
  | 'storeId'
  | 'storeName';

/** Sums the payouts that match a search, by state and currency. */
export async function sumPayouts(db: Db, search: string): Promise<PayoutTotal[]> {
  const rows = await found(db, search)
    .groupBy(['payouts.status', 'payouts.currency'])
    .orderBy('payouts.currency')
    .select((eb) => [
      'payouts.status',
      'payouts.currency',
      eb.fn.countAll<number>().as('payouts'),
      eb.fn.sum<string>('payouts.payoutAmount').as('amount'),
    ])
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
