import {
  payoutPageSize,
  payoutPartPageSize,
  type ListedPayout,
  type PayoutAdjustment,
  type PayoutDetail,
  type PayoutOrder,
  type PayoutStatus,
  type PayoutTotals,
} from '@counter/contract/payouts';
import { addDays, instantOf } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { countEarned, findAdjustments, findPeriodDays } from '../ledger/index.ts';
import { findBookedOrders, sumBookedFees } from '../orders/index.ts';
import { unknownPayout } from './moving.service.ts';
import { breakdownOf } from './pay-amounts.ts';
import { compareWithEarlier, toListedPayout } from './payout-comparison.service.ts';
import { findCarrier } from './progress.service.ts';
import {
  toAdjustment,
  toDays,
  toPayout,
  toPayoutOrder,
  toPlanFee,
  toTotals,
} from './payout-view.ts';
import {
  findComparedPayouts,
  findPayoutRow,
  type PayoutFilter,
  type PayoutRow,
} from './payouts.repository.ts';

type List<Row> = { content: Row[]; totalElements: number };

/** The filters of the payout list, with an inclusive range of creation days. */
export type PayoutsWanted = {
  readonly status?: PayoutStatus | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
};

/** Returns a page of a store's payouts, newest first, and the sums over all pages. */
export async function findPayouts(
  db: Db,
  scope: StoreScope,
  { pageNumber, ...wanted }: PayoutsWanted & { readonly pageNumber: number },
): Promise<List<ListedPayout> & { totals: PayoutTotals }> {
  const page = { pageNumber, pageSize: payoutPageSize };
  const { rows, total, sums } = await findComparedPayouts(db, scope, filterOf(wanted, scope), page);
  return { content: rows.map(toListedPayout), totalElements: total, totals: toTotals(sums) };
}

/** Converts the list's days to instants in the store's time zone. */
export function filterOf(
  { status, startDate, endDate }: PayoutsWanted,
  { timeZone }: StoreScope,
): PayoutFilter {
  return {
    status,
    from: startDate === undefined ? undefined : instantOf(startDate, 0, timeZone),
    before: endDate === undefined ? undefined : instantOf(addDays(endDate, 1), 0, timeZone),
  };
}

/** Returns a payout with its breakdown. @throws ProblemError NOT_FOUND */
export async function findPayout(
  db: Db,
  scope: StoreScope,
  transactionId: string,
): Promise<PayoutDetail> {
  return describePayout(db, scope, await existingPayout(db, scope, transactionId));
}

/** Returns a payout row. @throws ProblemError NOT_FOUND */
export async function existingPayout(
  db: Db,
  scope: StoreScope,
  transactionId: string,
): Promise<PayoutRow> {
  const row = await findPayoutRow(db, scope, transactionId);
  if (!row) throw unknownPayout(transactionId);
  return row;
}

/** Completes a payout with its breakdown. */
export async function describePayout(
  db: Db,
  scope: StoreScope,
  row: PayoutRow,
): Promise<PayoutDetail> {
  const period = periodOf(row);
  const only = { pageNumber: 0, pageSize: 1 };
  const [sums, orders, fees, { rows }, includedIn] = await Promise.all([
    findPeriodDays(db, scope, period),
    countEarned(db, scope.storeId, period),
    sumBookedFees(db, scope, period),
    findComparedPayouts(db, scope, { transactionId: row.transactionId }, only),
    findCarrier(db, scope, row),
  ]);
  const [compared] = rows.map(compareWithEarlier);
  return {
    ...toPayout(row),
    comparison: compared?.comparison ?? null,
    before: compared?.before ?? null,
    includedIn,
    breakdown: breakdownOf(sums),
    plans: fees.map(toPlanFee),
    days: toDays(sums, orders),
  };
}

/** Returns the store days that a payout covers. */
function periodOf({ periodStart, periodEnd }: PayoutRow) {
  return { from: periodStart, to: periodEnd };
}

export type PartWanted = { readonly transactionId: string; readonly pageNumber: number };

/** Returns a page of a payout's orders. @throws ProblemError NOT_FOUND */
export async function findPayoutOrders(
  db: Db,
  scope: StoreScope,
  { transactionId, pageNumber }: PartWanted,
): Promise<List<PayoutOrder>> {
  const payout = await existingPayout(db, scope, transactionId);
  const rows = await findBookedOrders(db, scope, periodOf(payout), windowOf(pageNumber));
  return { content: rows.map(toPayoutOrder), totalElements: payout.totalOrders };
}

/**
 * Returns a page of a payout's entries, except orders and payments the store collected itself.
 * @throws ProblemError NOT_FOUND
 */
export async function findPayoutAdjustments(
  db: Db,
  scope: StoreScope,
  { transactionId, pageNumber }: PartWanted,
): Promise<List<PayoutAdjustment>> {
  const payout = await existingPayout(db, scope, transactionId);
  const period = periodOf(payout);
  const wanted = { ...windowOf(pageNumber), leftOut: ['COLLECTED'] } as const;
  const { rows, total } = await findAdjustments(db, scope, period, wanted);
  return { content: rows.map(toAdjustment), totalElements: total };
}

function windowOf(pageNumber: number) {
  return { from: pageNumber * payoutPartPageSize, size: payoutPartPageSize };
}
