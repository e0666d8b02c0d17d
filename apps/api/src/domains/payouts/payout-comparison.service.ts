import {
  compareBreakdowns,
  mainCauses,
  type ListedPayout,
  type PayoutBreakdown,
  type PayoutComparison,
  type PayoutDetail,
} from '@counter/contract/payouts';
import { addDays } from '@counter/contract/shared';
import { breakdownOf } from './pay-amounts.ts';
import { toPayout } from './payout-view.ts';
import type { ComparedPayout, PayoutRow } from './payouts.repository.ts';

/** Converts a payout to a list entry, with the reasons it differs from the previous one. */
export function toListedPayout(row: ComparedPayout): ListedPayout {
  return { ...toPayout(row), comparison: compareWithEarlier(row).comparison };
}

/** Compares a payout with the previous one by their ledger entries; both fields are null for the first payout. */
export function compareWithEarlier({
  earlier,
  ...row
}: ComparedPayout): Pick<PayoutDetail, 'comparison' | 'before'> {
  if (!earlier) return { comparison: null, before: null };
  const breakdown = breakdownOf(earlier.sums);
  return {
    comparison: compare({ ...row, breakdown: breakdownOf(row.sums) }, { ...earlier, breakdown }),
    before: toEarlier(earlier, breakdown),
  };
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
