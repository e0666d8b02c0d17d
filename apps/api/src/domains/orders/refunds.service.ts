import { addDays, dayAt, formatMoney, type Day } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { postRefund } from '../ledger/index.ts';
import { findOrderPage, type OrderFilter, type OrderPage } from './order-lists.repository.ts';
import { normalizeOrderNumber } from './order-number.ts';
import { findOrderRow, orderColumns, type OrderRow } from './order-rows.repository.ts';
import { findMatchingPage } from './order-search.repository.ts';
import { addRefund, findSoldLines, lockOrderRow, type SoldLineRow } from './refunds.repository.ts';
import { countRefund } from './rollups.repository.ts';
import { signature } from './signature.ts';

/** An order and its lines as sold, which a refund depends on. */
export type SoldOrder = { readonly order: OrderRow; readonly lines: readonly SoldLineRow[] };

/** Returns an order by its number in any notation. */
export async function findSoldOrder(
  db: Db | Tx,
  scope: StoreScope,
  typed: string,
): Promise<SoldOrder | undefined> {
  const orderNumber = normalizeOrderNumber(typed.trim());
  const order = await findOrderRow(db, scope, { orderNumber });
  return order && { order, lines: await findSoldLines(db, scope, order.id) };
}

/** Returns an order and its lines, locked until the transaction ends. */
export async function lockSoldOrder(work: Work, orderId: number): Promise<SoldOrder | undefined> {
  const order = await lockOrderRow(work, orderId);
  return order && { order, lines: await findSoldLines(work.tx, work.scope, order.id) };
}

const beforeAnyOrder = '2000-01-01';

/**
 * Returns a page of completed orders, newest first, whose number or customer matches a search (empty: all) and that
 * were placed in a range of days (open ends: all).
 */
export async function findCompletedOrders(
  db: Db,
  scope: StoreScope,
  asked: {
    readonly search: string;
    readonly startDate?: Day | undefined;
    readonly endDate?: Day | undefined;
    readonly pageNumber: number;
    readonly pageSize: number;
    readonly now: Date;
  },
): Promise<OrderPage<OrderRow>> {
  const filter: OrderFilter = {
    list: 'finished',
    statuses: ['COMPLETED'],
    deliveryMethod: undefined,
    startDate: asked.startDate ?? beforeAnyOrder,
    endDate: asked.endDate ?? addDays(dayAt(asked.now, scope.timeZone), 1),
  };
  const window = { from: asked.pageNumber * asked.pageSize, size: asked.pageSize };
  return asked.search
    ? findMatchingPage(
        db,
        scope,
        { ...filter, search: asked.search },
        window,
        orderColumns(scope.storeId),
      )
    : findOrderPage(db, scope, filter, window);
}

export type GivingBack = {
  readonly amount: number;
  /** A short reason for the ledger. */
  readonly note: string;
  /** A free-form comment. */
  readonly comment: string;
};

/**
 * Refunds part of a completed order that the transaction has locked: updates its row, timeline, the rollups and the
 * ledger. The order keeps its status.
 * @throws Error if less is left to refund; the caller must have checked that
 */
export async function giveBack(
  work: Work,
  order: OrderRow,
  { amount, note, comment }: GivingBack,
): Promise<void> {
  const { id: orderId, orderNumber, currency, refunded } = order;
  const why = [note, comment].filter(Boolean).join(': ');
  const message = `${formatMoney(amount, currency)} · ${why}`;
  if (!(await addRefund(work, { orderId, amount, message }))) {
    throw new Error(`order ${orderNumber} has no ${amount} left to give back`);
  }
  await countRefund(work.tx, work.scope, order, amount);
  await postRefund(work, order, amount, note);
  work.emit({ kind: 'order.refunded', orderId, orderNumber, by: signature(work.scope.actor).by });
  work.audit({
    action: 'order.refund',
    entity: 'order',
    entityId: orderId,
    subject: orderNumber,
    before: { refunded },
    after: { refunded: refunded + amount, reason: note },
  });
}
