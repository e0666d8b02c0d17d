import {
  leftOf,
  refundOfItems,
  type RefundableOrder,
  type RefundItem,
  type RefundWish,
} from '@counter/contract/adjustments';
import { orderStatusLabel } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';

/** A refund's amount and lines. */
export type RefundPlan = { readonly amount: number; readonly items: readonly RefundItem[] };

/**
 * Plans a refund of an order.
 * @throws ProblemError CONFLICT if the order is not completed or fully refunded, INVALID_FIELDS for more than is
 * refundable, CHANGED_MEANWHILE if the amount differs from the expected one
 */
export function planRefund(order: RefundableOrder, wish: RefundWish): RefundPlan {
  refuseUnfinished(order);
  const plan = planOf(order, wish);
  const left = formatMoney(order.refundable, order.currency);
  if (plan.amount > order.refundable) {
    const path = wish.type === 'CUSTOM' ? 'amount' : 'items';
    throw refusedField(path, `You can refund up to ${left} of this order`);
  }
  if (wish.amount !== null && wish.amount !== plan.amount) throw changedMeanwhile(order, plan);
  return plan;
}

function planOf(order: RefundableOrder, { type, amount, items }: RefundWish): RefundPlan {
  switch (type) {
    case 'FULL':
      return { amount: order.refundable, items: [] };
    case 'CUSTOM':
      return { amount: amount ?? 0, items: [] };
    case 'ITEMS': {
      const chosen = chosenOf(order, items);
      return { items: chosen, amount: refundOfItems(order.lines, chosen) };
    }
  }
}

function chosenOf({ lines }: RefundableOrder, items: readonly RefundItem[]): RefundItem[] {
  const chosen = items.filter(({ quantity }) => quantity > 0);
  const named = new Set(chosen.map(({ line }) => line));
  if (named.size < chosen.length) throw refusedField('items', 'List each item once');
  for (const { line, quantity } of chosen) {
    const sold = lines.find((one) => one.line === line);
    if (!sold) throw refusedField('items', "This item isn't in the order");
    if (quantity > leftOf(sold)) {
      throw refusedField('items', `${leftOf(sold)} of ${sold.name} can be refunded`);
    }
  }
  if (refundOfItems(lines, chosen) === 0) {
    throw refusedField('items', 'The customer paid nothing for these items');
  }
  return chosen;
}

function refuseUnfinished({ orderNumber, status, refundable }: RefundableOrder): void {
  if (status !== 'COMPLETED') {
    throw new ProblemError(
      'CONFLICT',
      `Order ${orderNumber} is ${orderStatusLabel(status)}. You can only refund completed orders. Nothing was refunded.`,
    );
  }
  if (refundable === 0) {
    throw new ProblemError('CONFLICT', `Order ${orderNumber} is already fully refunded.`);
  }
}

function changedMeanwhile(order: RefundableOrder, { amount }: RefundPlan): ProblemError {
  const now = formatMoney(amount, order.currency);
  return new ProblemError(
    'CHANGED_MEANWHILE',
    `Order ${order.orderNumber} was partly refunded a moment ago, so this would now refund ${now}. Nothing was refunded. Check the amount and try again.`,
  );
}
