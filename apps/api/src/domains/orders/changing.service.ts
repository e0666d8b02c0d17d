import { isDeepStrictEqual } from 'node:util';
import type { MenuProduct } from '@counter/contract/menu';
import {
  openStatuses,
  type changeItemsRequest,
  type ChangePreview,
  type ItemChange,
  type Order,
} from '@counter/contract/orders';
import type { z } from 'zod/mini';
import type { Db } from '../../platform/db/schema.ts';
import type { Work } from '../../platform/events/work.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { SmsParts } from '../../platform/messages/sms/queue-sms.ts';
import { notifyConsumer } from '../consumers/index.ts';
import {
  findMenu,
  giveBackToDailyLimits,
  setAvailability,
  takeFromDailyLimits,
} from '../menu/index.ts';
import { reducePromo } from '../promotions/index.ts';
import {
  checkSeen,
  isEmptied,
  planChange,
  previewOf,
  previewOfCancelling,
  type ChangePlan,
} from './change-plan.ts';
import { describeChange, describeMoney, refusedChange } from './change-words.ts';
import { findLastChange, writeChange } from './changing.repository.ts';
import { readOrder } from './delaying.service.ts';
import { findLastMove, isBySameHand, moveOrder } from './moving.service.ts';
import { findOrderRow, findTimeline, type OrderRow } from './order-rows.repository.ts';
import { unitsOf } from './order-units.ts';
import { toOrder } from './order-view.ts';
import { refusedMove } from './order-words.ts';
import { countPreparation, uncountPreparation } from './outcomes.repository.ts';
import { recountOrder, type ProductDelta } from './recounting.repository.ts';
import { lockOrderRow } from './refunds.repository.ts';
import { countedOf } from './rollups.repository.ts';
import { signature } from './signature.ts';
import { findOrderConsumer } from './web-orders.repository.ts';

type Change = Pick<
  z.output<typeof changeItemsRequest>,
  'orderId' | 'changes' | 'lines' | 'refund' | 'unavailable'
>;

/** Lists the products that can replace items of an order when it is due. @throws ProblemError NOT_FOUND */
export async function findReplacements(
  db: Db,
  { scope, at }: Pick<Work, 'scope' | 'at'>,
  orderId: number,
): Promise<MenuProduct[]> {
  const order = await findOrderRow(db, scope, { id: orderId });
  if (!order) throw otherStore();
  const menu = await findMenu(db, scope, { at: order.scheduledAt ?? at, now: at });
  return menu.filter(({ available }) => available);
}

/**
 * Answers what a change of an order's items would give back. Changes nothing.
 * @throws ProblemError as `changeItems` does
 */
export async function previewChange(
  db: Db,
  { scope, at }: Pick<Work, 'scope' | 'at'>,
  { orderId, lines, changes }: Pick<Change, 'orderId' | 'lines' | 'changes'>,
): Promise<ChangePreview> {
  const order = await findOrderRow(db, scope, { id: orderId });
  if (!order) throw otherStore();
  await checkOpen({ tx: db, scope, at }, order);
  await checkUnchanged({ tx: db, scope, at }, order, changes);
  if (isEmptied(order, lines)) return previewOfCancelling(order);
  return previewOf(order, await planChange({ db, scope, at }, order, lines));
}

/**
 * Removes, reduces or swaps items of an open order, marks products unavailable, and tells the customer.
 * Emptying an order cancels it. A change that the same person already made is answered as done.
 * @throws ProblemError NOT_FOUND, ORDER_MOVED for an order that is over, CHANGED_MEANWHILE where somebody
 * else changed it or the refund is not the one that was seen, INVALID_FIELDS, ITEM_UNAVAILABLE
 */
export async function changeItems(parts: SmsParts, work: Work, asked: Change): Promise<Order> {
  const order = await lockOrderRow(work, asked.orderId);
  if (!order) throw otherStore();
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

function otherStore(): ProblemError {
  return new ProblemError('NOT_FOUND', 'This order belongs to another store.');
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

/** Returns true if the last change of an order is the very one that the same person asks for. */
async function isRepeated(work: Work, order: OrderRow, asked: Change): Promise<boolean> {
  if (order.changes !== asked.changes + 1) return false;
  const last = await findLastChange(work, order.id);
  const entry = await findChangeEntry(work, order.id);
  const isSame = last !== undefined && isDeepStrictEqual(last.asked, normalize(asked.lines));
  return isSame && entry !== undefined && isBySameHand(entry, signature(work.scope.actor));
}

/** Returns changes as they are kept: without fields that say nothing. */
function normalize(lines: readonly ItemChange[]): ItemChange[] {
  return lines.map(({ line, quantity, swap }) => ({ line, quantity, ...(swap ? { swap } : {}) }));
}

async function cancelEmptied(
  parts: SmsParts,
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

type Applied = { readonly order: OrderRow; readonly plan: ChangePlan; readonly asked: Change };

async function applyChange(
  parts: SmsParts,
  work: Work,
  { order, plan, asked }: Applied,
): Promise<void> {
  const { tx, scope } = work;
  const { id: orderId, orderNumber, status, readyAt, currency } = order;
  const { amounts, refund } = plan;
  const promoLost = order.promoDiscount - amounts.promoDiscount;
  // In the order in which placing takes them, so that no two orders wait for one another.
  if (promoLost > 0) await reducePromo(work, orderId, promoLost);
  await moveDailyLimits(work, order, plan);
  await recount(work, order, plan);
  if (readyAt) await uncountPreparation(tx, scope, orderId, readyAt);
  const total = refund.items + refund.tax;
  const message = describeChange(plan.told, { refund: total, currency });
  const change = order.changes + 1;
  await writeChange(work, { ...plan, orderId, change, message, asked: normalize(asked.lines) });
  if (readyAt) await countPreparation(tx, scope, orderId, readyAt);
  await markUnavailable(work, asked);
  work.emit({ kind: 'order.changed', orderId, orderNumber, status, by: signature(scope.actor).by });
  work.audit({
    action: 'order.change',
    entity: 'order',
    entityId: orderId,
    subject: orderNumber,
    before: { items: order.totalItems, subtotal: order.subtotal, tax: order.tax },
    after: {
      items: amounts.totalItems,
      subtotal: amounts.subtotal,
      tax: amounts.tax,
      change: message,
    },
  });
  const words = `Your order ${orderNumber} was changed. ${message}`;
  await notifyCustomer(parts, work, order, [words, describeMoney(order, total)].join(' ').trim());
}

async function moveDailyLimits(
  work: Work,
  { dueDay }: OrderRow,
  { before, kept, added }: ChangePlan,
): Promise<void> {
  const gone = before.flatMap(({ line, productId, quantity }) => {
    const left = kept.find((one) => one.line === line)?.quantity ?? 0;
    return left < quantity ? unitsOf({ productId, quantity: quantity - left }) : [];
  });
  await giveBackToDailyLimits(work, dueDay, gone);
  if (added.length > 0) await takeFromDailyLimits(work, dueDay, added);
}

async function recount(
  { tx, scope }: Work,
  order: OrderRow,
  { amounts, ...plan }: ChangePlan,
): Promise<void> {
  const delta = {
    subtotal: amounts.subtotal - order.subtotal,
    discount: amounts.discount - order.discount,
    tax: amounts.tax - order.tax,
    fee: amounts.fee - order.fee,
  };
  const counted = { ...countedOf(order, order.id), status: order.status };
  await recountOrder(tx, scope, { order: counted, delta, products: productDeltas(plan) });
}

function productDeltas({ before, kept, added }: Omit<ChangePlan, 'amounts'>): ProductDelta[] {
  const staying = before.filter(({ line }) => kept.some((one) => one.line === line));
  const [had, has] = [namesOf(before), namesOf([...staying, ...added])];
  const only = (one: typeof had, other: typeof had, orders: 1 | -1) =>
    [...one].flatMap(([productId, name]) =>
      other.has(productId) ? [] : [{ productId, name, orders }],
    );
  return [...only(had, has, -1), ...only(has, had, 1)];
}

type Named = { readonly productId: number | null; readonly name: string };

function namesOf(lines: readonly Named[]): Map<number, string> {
  return new Map(
    lines.flatMap(({ productId, name }): [number, string][] =>
      productId === null ? [] : [[productId, name]],
    ),
  );
}

async function markUnavailable(work: Work, { unavailable }: Change): Promise<void> {
  for (const { productId: id, until } of unavailable.toSorted(
    (a, b) => a.productId - b.productId,
  )) {
    await setAvailability(work, { id, available: false, until });
  }
}

/** Tells the customer of a web order; other apps tell theirs. */
async function notifyCustomer(
  parts: SmsParts,
  work: Work,
  { id, orderNumber, placedAt }: OrderRow,
  words: string,
): Promise<void> {
  const consumerId = await findOrderConsumer(work, id);
  if (consumerId === undefined) return;
  const subject = `Your order ${orderNumber} at ${work.scope.storeName}`;
  await notifyConsumer(parts, work, {
    consumerId,
    subject,
    sentences: [words],
    askedAt: placedAt,
  });
}
