import {
  compareLines,
  linesOf,
  type changeItemsRequest,
  type ItemChange,
  type LineDifference,
} from '@counter/contract/orders';
import type { z } from 'zod/mini';
import type { Work } from '../../platform/events/work.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { notifyConsumer, type NewsParts } from '../consumers/index.ts';
import { giveBackToDailyLimits, setAvailability, takeFromDailyLimits } from '../menu/index.ts';
import { reducePromo } from '../promotions/index.ts';
import type { ChangePlan } from './change-plan.ts';
import { describeChange, describeMoney } from './change-words.ts';
import { writeChange } from './changing.repository.ts';
import type { OrderRow } from './order-rows.repository.ts';
import { unitsOf } from './order-units.ts';
import { countPreparation, uncountPreparation } from './outcomes.repository.ts';
import { recountOrder, type ProductDelta } from './recounting.repository.ts';
import { countedOf } from './rollups.repository.ts';
import { signature } from './signature.ts';
import { findOrderConsumer } from './web-orders.repository.ts';

/** A requested change of an order's items. */
export type Change = Pick<
  z.output<typeof changeItemsRequest>,
  'orderId' | 'changes' | 'lines' | 'refund' | 'unavailable'
>;

/** Returns changes in the form they are stored in, without empty fields. */
export function normalize(lines: readonly ItemChange[]): ItemChange[] {
  return lines.map(({ line, quantity, swap }) => ({ line, quantity, ...(swap ? { swap } : {}) }));
}

type Applied = { readonly order: OrderRow; readonly plan: ChangePlan; readonly asked: Change };

/**
 * Applies a planned change to a locked order: its lines and amounts, the rollups, daily limits and promo budget, and
 * the notifications.
 */
export async function applyChange(
  parts: NewsParts,
  work: Work,
  { order, plan, asked }: Applied,
): Promise<void> {
  const { tx, scope } = work;
  const { id: orderId, orderNumber, status, readyAt, currency } = order;
  const { amounts, refund } = plan;
  const promoLost = order.promoDiscount - amounts.promoDiscount;
  // Lock in the same order as placing does, so that two orders can't deadlock.
  if (promoLost > 0) await reducePromo(work, orderId, promoLost);
  await moveDailyLimits(work, order, plan);
  await recount(work, order, plan);
  if (readyAt) await uncountPreparation(tx, scope, orderId, readyAt);
  const total = refund.items + refund.tax;
  const message = describeChange(plan.changed, { refund: total, currency });
  const change = order.changes + 1;
  await writeChange(work, { ...plan, orderId, change, message, asked: normalize(asked.lines) });
  if (readyAt) await countPreparation(tx, scope, orderId, readyAt);
  await markUnavailable(work, asked);
  const { by } = signature(scope.actor);
  const differences = differencesOf(plan);
  work.emit({ kind: 'order.changed', orderId, orderNumber, status, by, differences });
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

/** Returns the lines that were reduced, removed or added. */
function differencesOf({ before, kept, added }: ChangePlan): LineDifference[] {
  const left = new Map(kept.map(({ line, quantity }) => [line, quantity]));
  const was = linesOf(before);
  const is = was.map((one) => ({ ...one, quantity: left.get(one.line) ?? 0 }));
  const replaced = new Map(added.map(({ line, replaces }) => [line, replaces]));
  return compareLines(was, [...is, ...linesOf(added)]).map((one) => {
    const by = was.find(({ line }) => line === replaced.get(one.line));
    return { ...one, insteadOf: by ? { line: by.line, name: by.name } : null };
  });
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

/** Marks products unavailable. Skips products that were removed from the menu. */
export async function markUnavailable(work: Work, { unavailable }: Change): Promise<void> {
  for (const { productId: id, until } of unavailable.toSorted(
    (a, b) => a.productId - b.productId,
  )) {
    try {
      await setAvailability(work, { id, available: false, until });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'NOT_FOUND') throw error;
    }
  }
}

/** Notifies the customer of a web order. Other channels notify their own customers. */
export async function notifyCustomer(
  parts: NewsParts,
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
