import {
  adjustmentPageSize,
  adjustmentReasonLabel,
  type AdjustableOrder,
  type RefundableOrder,
  type RefundWish,
} from '@counter/contract/adjustments';
import type { Day } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import { oncePerKey } from '../../platform/events/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import {
  findCompletedOrders,
  findSoldOrder,
  giveBack,
  lockSoldOrder,
  signature,
  type SoldOrder,
} from '../orders/index.ts';
import { planRefund } from './refund-plan.ts';
import { toAdjustableOrder, toRefundableOrder } from './refund-view.ts';
import { createRefund, findRefundRows } from './refunds.repository.ts';

type OrdersWanted = {
  readonly search: string;
  readonly pageNumber: number;
  /** The store's local days on which the orders were placed, both inclusive. */
  readonly startDate?: Day | undefined;
  readonly endDate?: Day | undefined;
};

/** Finds one page of the completed orders that match a search, newest first. */
export async function findAdjustableOrders(
  { db, clock }: Platform,
  scope: StoreScope,
  wanted: OrdersWanted,
): Promise<{ content: AdjustableOrder[]; totalElements: number }> {
  const asked = { ...wanted, pageSize: adjustmentPageSize, now: clock.now() };
  const { rows, total } = await findCompletedOrders(db, scope, asked);
  return { content: rows.map(toAdjustableOrder), totalElements: total };
}

/** Returns the payment and the refunds of an order. @throws ProblemError NOT_FOUND */
export async function findRefundableOrder(
  db: Db,
  scope: StoreScope,
  orderNumber: string,
): Promise<RefundableOrder> {
  const sold = await findSoldOrder(db, scope, orderNumber);
  if (!sold) {
    throw new ProblemError('NOT_FOUND', `${scope.storeName} has no order ${orderNumber}.`);
  }
  return toRefundableOrder(sold, await findRefundRows(db, scope, sold.order.id));
}

export type RefundAsked = RefundWish & { readonly orderId: number };

/**
 * Refunds a completed order to its customer and returns the order after that. Concurrent refunds take turns: the second
 * can use only what the first left.
 * @throws ProblemError NOT_FOUND, and what `planRefund` throws
 */
export async function refundOrder(
  work: Work,
  asked: RefundAsked,
  key?: string,
): Promise<RefundableOrder> {
  const { orderId, type, amount, items, reason, comment } = asked;
  const request = ['refundOrder', orderId, type, amount, items, reason, comment];
  return oncePerKey(work, { key, request }, async () => {
    const sold = await findLocked(work, orderId);
    const before = await describe(work, sold);
    const plan = planRefund(before, asked);
    const { by } = signature(work.scope.actor);
    await createRefund(work, { orderId, by, type, reason, comment, ...plan });
    const note = adjustmentReasonLabel(reason);
    await giveBack(work, sold.order, { amount: plan.amount, note, comment });
    const refunded = sold.order.refunded + plan.amount;
    return describe(work, { ...sold, order: { ...sold.order, refunded } });
  });
}

async function findLocked(work: Work, orderId: number): Promise<SoldOrder> {
  const sold = await lockSoldOrder(work, orderId);
  if (sold) return sold;
  throw notFoundIn(work.scope, 'order');
}

async function describe({ tx, scope }: Work, sold: SoldOrder): Promise<RefundableOrder> {
  return toRefundableOrder(sold, await findRefundRows(tx, scope, sold.order.id));
}
