import type { PayoutStatus } from '@counter/contract/payouts';
import { sql } from 'kysely';
import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db, Tx, Work } from './payouts.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
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
  'payouts.transactionId',
  'payouts.status',
  'payouts.createdAt',
  'payouts.periodStart',
  'payouts.periodEnd',
  'payouts.currency',
  'payouts.totalOrders',
  'payouts.totalOrdersAmount',
  'payouts.transactionFee',
  'payouts.totalTax',
  'payouts.totalTip',
  'payouts.adjustments',
  'payouts.collected',
  'payouts.payoutAmount',
  'payouts.sentAt',
  'payouts.settledAt',
  'payouts.failure',
  'payouts.bankFileId',
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
    .where('payouts.storeId', '=', storeId)
    .orderBy('payouts.periodEnd', 'desc')
    .select(payoutColumns);
  if (status) found = found.where('payouts.status', '=', status);
  if (from) found = found.where('payouts.createdAt', '>=', from);
  if (before) found = found.where('payouts.createdAt', '<', before);
  return findPage(found, page);
}

/** The payouts of a store that cover a day or later ones, the latest first. */
export async function findPayoutsSince(
  db: Db,
  { storeId }: StoreScope,
  day: string,
): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts')
    .where('payouts.storeId', '=', storeId)
    .where('payouts.periodEnd', '>=', day)
    .orderBy('payouts.periodEnd', 'desc')
    .select(payoutColumns)
    .execute();
}

/** The latest payouts of a store, the latest first. */
export async function findLatestPayouts(
  db: Db,
  { storeId }: StoreScope,
  limit: number,
): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts')
    .where('payouts.storeId', '=', storeId)
    .orderBy('payouts.periodEnd', 'desc')
    .limit(limit)
    .select(payoutColumns)
    .execute();
}

/** A payout of a store by what it is called. */
export async function findPayoutRow(
  db: Db | Tx,
  { storeId }: StoreScope,
  transactionId: string,
): Promise<PayoutRow | undefined> {
  return db
    .selectFrom('payouts')
    .where('payouts.storeId', '=', storeId)
    .where('payouts.transactionId', '=', transactionId)
    .select(payoutColumns)
    .executeTakeFirst();
}

/** The payouts before others of the same store, by the id of the later one. */
export async function findEarlierPayouts(
  db: Db,
  { storeId }: StoreScope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PayoutRow>> {
  const rows = await selectEarlier(db, { storeId, ids });
  return new Map(rows.map(({ laterId, ...row }) => [laterId, row]));
}

const selectEarlier = prepared(
  (db: Db, { storeId, ids }: { storeId: number; ids: readonly number[] }) =>
    db
      .selectFrom('payouts as later')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('payouts')
            .where('payouts.storeId', '=', storeId)
            .whereRef('payouts.periodEnd', '<', 'later.periodEnd')
            .orderBy('payouts.periodEnd', 'desc')
            .limit(1)
            .select(payoutColumns)
            .as('payouts'),
        (join) => join.onTrue(),
      )
      .where('later.storeId', '=', storeId)
      .where(sql<boolean>`later.id = any(${ids}::bigint[])`)
      .select(['later.id as laterId', ...payoutColumns]),
);

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
      storeId: scope.storeId,
      transactionId: payout.transactionId,
      status: 'PENDING',
      createdAt: at,
      periodStart: payout.start,
      periodEnd: payout.end,
      currency: scope.currency,
      totalOrders: payout.totalOrders,
      totalOrdersAmount: payout.totalOrdersAmount,
      transactionFee: payout.transactionFee,
      totalTax: payout.totalTax,
      totalTip: payout.totalTip,
      adjustments: payout.adjustments,
      collected: payout.collected,
      payoutAmount: payout.payoutAmount,
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
      ...(to === 'IN_TRANSIT' ? { sentAt: at } : { settledAt: at }),
    })
    .where('storeId', '=', storeId)
    .where('transactionId', '=', transactionId)
    .where('status', 'in', from)
    .returning(payoutColumns)
    .executeTakeFirst();
}
