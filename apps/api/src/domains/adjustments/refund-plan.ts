import {
  leftOf,
  refundOfItems,
  type RefundableOrder,
  type RefundItem,
  type RefundWish,
} from '@counter/contract/adjustments';
import { orderStatusLabel } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { ProblemError } from '../../platform/kernel/problem.ts';

/** The amount of a refund, and the refunded lines. */
export type RefundPlan = { readonly amount: number; readonly items: readonly RefundItem[] };

/**
 * Plans a refund of an order.
 *
 * @throws ProblemError CONFLICT if the order is not completed or nothing is left of it,
 * INVALID_FIELDS for more than is left, CHANGED_MEANWHILE if the amount differs from the expected
 * one
 */
export function planRefund(order: RefundableOrder, wish: RefundWish): RefundPlan {
  refuseUnfinished(order);
  const plan = planOf(order, wish);
  const left = formatMoney(order.refundable, order.currency);
  if (plan.amount > order.refundable) {
    const path = wish.type === 'CUSTOM' ? 'amount' : 'items';
    throw refusedField(path, `At most ${left} of this order is left to give back`);
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
  if (named.size < chosen.length) throw refusedField('items', 'Name each item once');
  for (const { line, quantity } of chosen) {
    const sold = lines.find((one) => one.line === line);
    if (!sold) throw refusedField('items', 'This order has no such item');
    if (quantity > leftOf(sold)) {
      throw refusedField('items', `${leftOf(sold)} of ${sold.name} can be given back`);
    }
  }
  if (refundOfItems(lines, chosen) === 0) {
    throw refusedField('items', 'These items cost the customer nothing');
  }
  return chosen;
}

function refuseUnfinished({ orderNumber, status, refundable }: RefundableOrder): void {
  if (status !== 'COMPLETED') {
    throw new ProblemError(
      'CONFLICT',
      `Order ${orderNumber} is ${orderStatusLabel(status)}: only completed orders can be refunded. Nothing was given back.`,
    );
  }
  if (refundable === 0) {
    throw new ProblemError(
      'CONFLICT',
      `Nothing of order ${orderNumber} is left to give back: all that was paid went back already.`,
    );
  }
}

function changedMeanwhile(order: RefundableOrder, { amount }: RefundPlan): ProblemError {
  const now = formatMoney(amount, order.currency);
  return new ProblemError(
    'CHANGED_MEANWHILE',
    `Order ${order.orderNumber} was refunded in part meanwhile: this would now give back ${now}. Nothing was given back; check the amount and try again.`,
  );
}

function refusedField(path: 'amount' | 'items', message: string): ProblemError {
  return new ProblemError('INVALID_FIELDS', message, { errors: [{ path, message }] });
}
