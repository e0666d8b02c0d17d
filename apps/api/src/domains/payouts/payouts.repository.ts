import type { PayoutStatus } from '@counter/contract/payouts';
import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import type { Period } from '../ledger/index.ts';
import type { PayAmounts } from './pay-amounts.ts';

/** A payout as it is kept. */
export type PayoutRow = PayAmounts & {
  readonly id: number;
  readonly transactionId: string;
  readonly status: PayoutStatus;
  readonly createdAt: Date;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly currency: string;
  readonly totalOrders: number;
  readonly sentAt: Date | null;
  readonly settledAt: Date | null;
  readonly failure: string | null;
  readonly bankFileId: number | null;
};

/** Columns to select of a row of `payouts`. */
export const payoutColumns = [
  'payouts.id',
  'payouts.transaction_id as transactionId',
  'payouts.status',
  'payouts.created_at as createdAt',
  'payouts.period_start as periodStart',
  'payouts.period_end as periodEnd',
  'payouts.currency',
  'payouts.total_orders as totalOrders',
  'payouts.total_orders_amount as totalOrdersAmount',
  'payouts.transaction_fee as transactionFee',
  'payouts.total_tax as totalTax',
  'payouts.total_tip as totalTip',
  'payouts.adjustments',
  'payouts.collected',
  'payouts.payout_amount as payoutAmount',
  'payouts.sent_at as sentAt',
  'payouts.settled_at as settledAt',
  'payouts.failure',
  'payouts.bank_file_id as bankFileId',
] as const;

export type PayoutFilter = {
  readonly status: PayoutStatus | undefined;
  /** The range of creation times: `from` included, `before` excluded. */
  readonly from: Date | undefined;
  readonly before: Date | undefined;
};

/** A page of the payouts of a store, the latest first. */
export async function findPayoutPage(
  db: Db,
  { storeId }: StoreScope,
  { status, from, before }: PayoutFilter,
  page: PageWanted,
): Promise<Page<PayoutRow>> {
  let found = db
    .selectFrom('payouts')
    .where('payouts.store_id', '=', storeId)
    .orderBy('payouts.period_end', 'desc')
    .select(payoutColumns);
  if (status) found = found.where('payouts.status', '=', status);
  if (from) found = found.where('payouts.created_at', '>=', from);
  if (before) found = found.where('payouts.created_at', '<', before);
  return findPage(found, page);
}

/** A payout of a store by what it is called. */
export async function findPayoutRow(
  db: Db | Tx,
  { storeId }: StoreScope,
  transactionId: string,
): Promise<PayoutRow | undefined> {
  return db
    .selectFrom('payouts')
    .where('payouts.store_id', '=', storeId)
    .where('payouts.transaction_id', '=', transactionId)
    .select(payoutColumns)
    .executeTakeFirst();
}

export type NewPayout = Period &
  PayAmounts & {
    readonly transactionId: string;
    readonly totalOrders: number;
  };

/** Writes a payout that is to be paid. */
export async function createPayout(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  payout: NewPayout,
): Promise<number> {
  const { id } = await tx
    .insertInto('payouts')
    .values({
      store_id: scope.storeId,
      transaction_id: payout.transactionId,
      status: 'PENDING',
      created_at: at,
      period_start: payout.start,
      period_end: payout.end,
      currency: scope.currency,
      total_orders: payout.totalOrders,
      total_orders_amount: payout.totalOrdersAmount,
      transaction_fee: payout.transactionFee,
      total_tax: payout.totalTax,
      total_tip: payout.totalTip,
      adjustments: payout.adjustments,
      collected: payout.collected,
      payout_amount: payout.payoutAmount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Move = {
  readonly transactionId: string;
  readonly from: readonly PayoutStatus[];
  readonly to: PayoutStatus;
  readonly failure: string | null;
};

/** Moves a payout on if it still is where the move starts from; undefined where it is not. */
export async function movePayoutRow(
  { tx, scope: { storeId }, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  { transactionId, from, to, failure }: Move,
): Promise<PayoutRow | undefined> {
  return tx
    .updateTable('payouts')
    .set({
      status: to,
      failure,
      ...(to === 'IN_TRANSIT' ? { sent_at: at } : { settled_at: at }),
    })
    .where('store_id', '=', storeId)
    .where('transaction_id', '=', transactionId)
    .where('status', 'in', from)
    .returning(payoutColumns)
    .executeTakeFirst();
}
