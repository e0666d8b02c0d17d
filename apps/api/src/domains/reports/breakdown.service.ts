import {
  breakdownPageSize,
  sumBreakdown,
  type BreakdownRow,
  type BreakdownTotals,
} from '@counter/contract/reports';
import { orderTotalOf } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import {
  findFinishedOrders,
  sumFinishedOrders,
  type FinishedOrder,
  type FinishedWanted,
} from '../orders/index.ts';

type BreakdownPage = {
  readonly content: BreakdownRow[];
  readonly totalElements: number;
  readonly totals: BreakdownTotals;
};

/** Returns a page of finished orders, newest first, with the sums over everything that matches. */
export async function findBreakdown(
  db: Db,
  scope: StoreScope,
  { pageNumber, ...wanted }: FinishedWanted & { readonly pageNumber: number },
): Promise<BreakdownPage> {
  const window = { from: pageNumber * breakdownPageSize, size: breakdownPageSize };
  const [{ rows, total }, groups] = await Promise.all([
    findFinishedOrders(db, scope, wanted, window),
    sumFinishedOrders(db, scope, wanted),
  ]);
  return {
    content: rows.map((row) => toRow(row, scope.currency)),
    totalElements: total,
    totals: sumBreakdown(groups),
  };
}

function toRow(order: FinishedOrder, currency: string): BreakdownRow {
  const { orderNumber, status, customer, deliveryMethod } = order;
  const { subtotal, tax, discount, tip, fee, refunded } = order;
  const total = orderTotalOf(order);
  return {
    orderNumber,
    status,
    placedAt: order.placedAt.toISOString(),
    estimatedPickupTime: order.estimatedPickupTime.toISOString(),
    customer,
    deliveryMethod,
    subtotal,
    subtotalDisplayValue: formatMoney(subtotal, currency),
    tax,
    estimatedTaxDisplayValue: formatMoney(tax, currency),
    discount,
    discountDisplayValue: formatMoney(discount, currency),
    tip,
    tipDisplayValue: formatMoney(tip, currency),
    fee,
    feeDisplayValue: formatMoney(fee, currency),
    total,
    totalDisplayValue: formatMoney(total, currency),
    refunded,
    refundedDisplayValue: formatMoney(refunded, currency),
  };
}
