import { orderTotalOf } from '../orders/order-figures.ts';
import type { OrderStatus } from '../orders/orders.states.ts';
import type { BreakdownRow, BreakdownTotals } from './breakdown.schemas.ts';

/** The amounts of one order, or of several with the same status. */
export type BreakdownAmounts = Pick<
  BreakdownRow,
  'subtotal' | 'discount' | 'tax' | 'tip' | 'fee' | 'refunded'
>;

/** Finished orders with the same status. */
export type BreakdownGroup = BreakdownAmounts & {
  readonly status: OrderStatus;
  readonly orders: number;
};

/** Totals groups of orders. Only completed orders are in the amounts; the others are just counted. */
export function sumBreakdown(groups: readonly BreakdownGroup[]): BreakdownTotals {
  const completed = addUp(groups, 'COMPLETED');
  return {
    completed,
    cancelled: countOnly(addUp(groups, 'STORE_REJECT')),
    expired: countOnly(addUp(groups, 'EXPIRED')),
  };
}

function addUp(groups: readonly BreakdownGroup[], status: OrderStatus) {
  const sum = (amount: keyof BreakdownAmounts | 'orders') =>
    groups
      .filter((group) => group.status === status)
      .reduce((total, group) => total + group[amount], 0);
  const amounts = {
    subtotal: sum('subtotal'),
    discount: sum('discount'),
    tax: sum('tax'),
    tip: sum('tip'),
    fee: sum('fee'),
    refunded: sum('refunded'),
  };
  return { orders: sum('orders'), ...amounts, total: orderTotalOf(amounts) };
}

function countOnly({ orders, total }: BreakdownTotals['completed']) {
  return { orders, total };
}
