import { isDeepStrictEqual } from 'node:util';
import type { MenuProduct } from '@counter/contract/menu';
import { openStatuses, type ChangePreview, type Order } from '@counter/contract/orders';
import type { Db } from '../../platform/db/schema.ts';
import type { NewsParts } from '../consumers/index.ts';
import type { Work } from '../../platform/events/work.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import { findMenu } from '../menu/index.ts';
import {
  applyChange,
  markUnavailable,
  normalize,
  notifyCustomer,
  type Change,
} from './apply-change.service.ts';
import { checkSeen, isEmptied, planChange, previewOf, previewOfCancelling } from './change-plan.ts';
import { refusedChange } from './change-words.ts';
import { findLastChange } from './changing.repository.ts';
import { readOrder } from './delaying.service.ts';
import { findLastMove, isBySameActor, moveOrder } from './moving.service.ts';
import { findOrderRow, findTimeline, type OrderRow } from './order-rows.repository.ts';
import { toOrder } from './order-view.ts';
import { refusedMove } from './order-words.ts';
import { lockOrderRow } from './refunds.repository.ts';
import { signature } from './signature.ts';

/** Lists the products that can replace an order's items at the time it is due. @throws ProblemError NOT_FOUND */
export async function findReplacements(
  db: Db,
  { scope, at }: Pick<Work, 'scope' | 'at'>,
  orderId: number,
): Promise<MenuProduct[]> {
  const order = await findOrderRow(db, scope, { id: orderId });
  if (!order) throw notFoundIn(scope, 'order');
  const menu = await findMenu(db, scope, { at: order.scheduledAt ?? at, now: at });
  return menu.filter(({ available }) => available);
}

/**
 * Previews the refund of a change of an order's items without changing anything.
 * @throws ProblemError as `changeItems` does
 */
export async function previewChange(
  db: Db,
  { scope, at }: Pick<Work, 'scope' | 'at'>,
  { orderId, lines, changes }: Pick<Change, 'orderId' | 'lines' | 'changes'>,
): Promise<ChangePreview> {
  const order = await findOrderRow(db, scope, { id: orderId });
  if (!order) throw notFoundIn(scope, 'order');
  await checkOpen({ tx: db, scope, at }, order);
  await checkUnchanged({ tx: db, scope, at }, order, changes);
  if (isEmptied(order, lines)) return previewOfCancelling(order);
  return previewOf(order, await planChange({ db, scope, at }, order, lines));
}

/**
 * Removes, reduces or swaps items of an open order, marks products unavailable, and notifies the customer. A change
 * that removes everything cancels the order. Repeating the caller's last change returns the order unchanged.
 * @throws ProblemError NOT_FOUND, ORDER_MOVED for a finished order, CHANGED_MEANWHILE if someone else changed it or the
 * refund is not the one the caller saw, INVALID_FIELDS, ITEM_UNAVAILABLE
 */
export async function changeItems(parts: NewsParts, work: Work, asked: Change): Promise<Order> {
  const order = await lockOrderRow(work, asked.orderId);
  if (!order) throw notFoundIn(work.scope, 'order');
  if (await isRepeated(work, order, asked)) return toOrder(order);
  const empties = isEmptied(order, asked.lines);
  if (!empties || openStatuses.includes(order.status)) {
    await checkOpen(work, order);
    await checkUnchanged(work, order, asked.changes);
  }
  if (empties) return cancelEmptied(parts, work, order, asked);
  const plan = await planChange({ ...work, db: work.tx }, order, asked.lines);
  checkSeen(order, previewOf(order, plan), asked.refund);
  await applyChange(parts, work, { order, plan, asked });
  return toOrder(await readOrder(work, order.id));
}

type Reading = Pick<Work, 'scope' | 'at'> & { readonly tx: Db | Work['tx'] };

async function checkOpen(reading: Reading, order: OrderRow): Promise<void> {
  if (openStatuses.includes(order.status)) return;
  const { scope, at } = reading;
  const last = await findLastMove(reading, order.id);
  throw new ProblemError('ORDER_MOVED', refusedMove(order, last, { ...scope, now: at }));
}

async function checkUnchanged(reading: Reading, order: OrderRow, seen: number): Promise<void> {
  if (order.changes === seen) return;
  const { scope, at } = reading;
  const last = await findChangeEntry(reading, order.id);
  if (!last) throw new ProblemError('CHANGED_MEANWHILE', 'This order was never changed.');
  const words = refusedChange(order.orderNumber, last, { ...scope, now: at });
  throw new ProblemError('CHANGED_MEANWHILE', words);
}

async function findChangeEntry({ tx, scope }: Reading, orderId: number) {
  return (await findTimeline(tx, scope, orderId)).findLast(({ kind }) => kind === 'changed');
}

/** Returns true if the same person repeats the last change of the order. */
async function isRepeated(work: Work, order: OrderRow, asked: Change): Promise<boolean> {
  if (order.changes !== asked.changes + 1) return false;
  const last = await findLastChange(work, order.id);
  const entry = await findChangeEntry(work, order.id);
  const isSame = last !== undefined && isDeepStrictEqual(last.asked, normalize(asked.lines));
  return isSame && entry !== undefined && isBySameActor(entry, signature(work.scope.actor));
}

async function cancelEmptied(
  parts: NewsParts,
  work: Work,
  order: OrderRow,
  asked: Change,
): Promise<Order> {
  const isOpen = openStatuses.includes(order.status);
  if (isOpen) checkSeen(order, previewOfCancelling(order), asked.refund);
  const cancelled = await moveOrder(work, {
    orderId: order.id,
    move: 'cancel',
    reason: 'OutOfStock',
    from: openStatuses,
  });
  if (!isOpen) return cancelled;
  await markUnavailable(work, asked);
  const words = `Your order ${order.orderNumber} was cancelled, because nothing in it is available.`;
  await notifyCustomer(parts, work, order, words);
  return cancelled;
}
