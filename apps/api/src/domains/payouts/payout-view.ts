import { orderTotalOf } from '@counter/contract/orders';
import {
  feePlanOf,
  type Payout,
  type PayoutAdjustment,
  type PayoutDay,
  type PayoutOrder,
  type PayoutTotals,
  type PlanFee,
} from '@counter/contract/payouts';
import type { KindSum, PeriodEntry } from '../ledger/index.ts';
import type { BookedOrderRow, FeeSum } from '../orders/index.ts';
import { amountsOf } from './pay-amounts.ts';
import type { PayoutRow, PayoutSums } from './payouts.repository.ts';

/** Converts a payout row to the payout of the contract. */
export function toPayout(row: PayoutRow): Payout {
  return {
    transactionId: row.transactionId,
    transactionStartTime: row.createdAt.toISOString(),
    status: row.status,
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    currency: row.currency,
    payoutAmount: row.payoutAmount,
    totalOrders: row.totalOrders,
    transactionFee: row.transactionFee,
    totalTax: row.totalTax,
    totalRestaurantTip: row.totalTip,
    totalOrdersAmount: row.totalOrdersAmount,
    adjustments: row.adjustments,
    collected: row.collected,
    sentAt: row.sentAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    failure: row.failure,
  };
}

/** Converts the sums of a list of payouts. */
export function toTotals({ totalTip, ...sums }: PayoutSums): PayoutTotals {
  return { ...sums, totalRestaurantTip: totalTip };
}

/** Converts an order of a payout, with the parts of its fee. */
export function toPayoutOrder(row: BookedOrderRow): PayoutOrder {
  const { orderNumber, day, subtotal, discount, tax, tip, fee, payment } = row;
  const { promoCredit, promoCode } = row;
  const base = subtotal - discount;
  const total = orderTotalOf(row);
  const plan = feePlanOf(row.deliveryMethod);
  const rate = row.feeRate;
  const amounts = { subtotal, discount, tax, tip, base, rate, fee, total };
  return { orderNumber, day, plan, ...amounts, payment, promoCredit, promoCode };
}

export function toAdjustment({ at, ...entry }: PeriodEntry): PayoutAdjustment {
  return { ...entry, at: at.toISOString() };
}

/** Converts the sum of one commission plan. */
export function toPlanFee({ pickup, feeRate, ...sum }: FeeSum): PlanFee {
  return { ...sum, plan: pickup ? 'PICKED_UP' : 'DELIVERED', rate: feeRate };
}

/** Converts the sums by day to earnings by day, in chronological order. */
export function toDays(
  sums: readonly (KindSum & { readonly day: string })[],
  orders: ReadonlyMap<string, number>,
): PayoutDay[] {
  const days = Map.groupBy(sums, ({ day }) => day);
  return [...days].flatMap(([day, ofDay]) => {
    const counted = ofDay.filter(({ kind }) => kind !== 'PAYOUT');
    if (counted.length === 0) return [];
    const { totalOrdersAmount: charged, transactionFee: fee, ...rest } = amountsOf(counted);
    const { adjustments, collected } = rest;
    return [{ day, orders: orders.get(day) ?? 0, charged, fee, adjustments, collected }];
  });
}
