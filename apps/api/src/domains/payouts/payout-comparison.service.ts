import {
  compareBreakdowns,
  mainCauses,
  type ListedPayout,
  type PayoutBreakdown,
  type PayoutComparison,
  type PayoutDetail,
} from '@counter/contract/payouts';
import { addDays } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { sumPeriods } from '../ledger/index.ts';
import { breakdownOf } from './pay-amounts.ts';
import { toPayout } from './payout-view.ts';
import { findEarlierPayouts, type PayoutRow } from './payouts.repository.ts';

/** A payout beside the one before it; both null for the first. */
type Compared = Pick<PayoutDetail, 'comparison' | 'before'>;

/** Returns payouts with why each differs from the one before. */
export async function compareRows(
  db: Db,
  scope: StoreScope,
  rows: readonly PayoutRow[],
): Promise<ListedPayout[]> {
  const compared = await compareWithEarlier(db, scope, rows);
  return rows.map((row, at) => ({
    ...toPayout(row),
    comparison: compared[at]?.comparison ?? null,
  }));
}

/** Compares payouts with the ones before them, by what the books say of their days. */
export async function compareWithEarlier(
  db: Db,
  scope: StoreScope,
  rows: readonly PayoutRow[],
): Promise<Compared[]> {
  if (rows.length === 0) return [];
  const earlier = await findEarlierPayouts(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  const breakdowns = await findBreakdowns(db, scope, [...rows, ...earlier.values()]);
  return rows.map((row) => {
    const before = earlier.get(row.id);
    const [now, past] = [breakdowns.get(row.id), before && breakdowns.get(before.id)];
    if (!now || !before || !past) return { comparison: null, before: null };
    return {
      comparison: compare({ ...row, breakdown: now }, { ...before, breakdown: past }),
      before: toEarlier(before, past),
    };
  });
}

async function findBreakdowns(
  db: Db,
  scope: StoreScope,
  rows: readonly PayoutRow[],
): Promise<ReadonlyMap<number, PayoutBreakdown>> {
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  const periods = unique.map((row) => ({ start: row.periodStart, end: row.periodEnd }));
  const sums = await sumPeriods(db, scope, periods);
  return new Map(unique.map(({ id }, at) => [id, breakdownOf(sums[at] ?? [])]));
}

type WithBreakdown = PayoutRow & { readonly breakdown: PayoutBreakdown };

function compare(now: WithBreakdown, before: WithBreakdown): PayoutComparison {
  return {
    weekBefore:
      coversOneWeek(now) &&
      coversOneWeek(before) &&
      addDays(before.periodEnd, 1) === now.periodStart,
    difference: now.payoutAmount - before.payoutAmount,
    orders: now.totalOrders - before.totalOrders,
    causes: mainCauses(compareBreakdowns(now, before)),
  };
}

function coversOneWeek({ periodStart, periodEnd }: PayoutRow): boolean {
  return addDays(periodStart, 6) === periodEnd;
}

function toEarlier(row: PayoutRow, breakdown: PayoutBreakdown): PayoutDetail['before'] {
  const { transactionId, periodStart, periodEnd, totalOrders, payoutAmount } = row;
  return { transactionId, periodStart, periodEnd, totalOrders, payoutAmount, breakdown };
}
