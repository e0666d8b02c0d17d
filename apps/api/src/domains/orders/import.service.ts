import {
  orderMoves,
  orderStates,
  type CancelReason,
  type OrderMove,
  type OrderStatus,
} from '@counter/contract/orders';
import { dayAt } from '@counter/contract/shared';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { Actor, StoreScope } from '../../platform/tenancy/scope.ts';
import { importDailySales } from '../menu/index.ts';
import {
  analyzeFirstOrders,
  analyzeOrders,
  analyzeRollups,
  createOrders,
  takeOrderSequences,
  type ImportedEntry,
  type ImportedRow,
} from './import.repository.ts';
import { orderNumberOf } from './order-number.ts';
import { unitsOf } from './order-units.ts';
import { newOrderRow, type NewOrder } from './placing.service.ts';
import { releaseJob, releaseKey } from './release.service.ts';
import { rebuildRollups } from './rollup-check.repository.ts';
import { signature } from './signature.ts';

/** Something that was done with an order. */
export type PastStep = {
  readonly kind: 'seen' | 'assigned' | OrderMove;
  readonly at: Date;
  readonly by: Actor;
  readonly reason?: CancelReason;
  readonly message?: string;
};

/** An order that was placed in the past, and what was done with it since. */
export type PastOrder = NewOrder & {
  readonly orderNumber: string;
  readonly customerId: number;
  readonly placedAt: Date;
  readonly placedBy: Actor;
  /** The rider; the assignment is one of the steps. */
  readonly rider: { readonly id: number; readonly name: string } | null;
  /** In their order; the release of a scheduled order comes by itself. */
  readonly steps: readonly PastStep[];
};

const ordersAtOnce = 500;
const firstOrders = 20;

/** Numbers for orders that are about to be imported, in the order in which they are to be used. */
export async function takeOrderNumbers(tx: Tx, count: number): Promise<string[]> {
  return (await takeOrderSequences(tx, count)).map(orderNumberOf);
}

/**
 * Writes a store's past orders, priced as if they had been placed here, with their timelines, and
 * counts all of the store's orders anew. What they earned is for `importEarnedOrders` to enter. Scheduled ones that still wait at `now` are released in
 * their time. Nobody is told.
 * @throws RangeError when a step is not possible in the state in which the order then was.
 */
export async function importOrders(
  tx: Tx,
  scope: StoreScope,
  orders: readonly PastOrder[],
  now: Date,
): Promise<void> {
  for (const [index, some] of inPortions(orders).entries()) {
    const rows = some.map((order) => toRow(scope, order, now));
    const ids = await createOrders(tx, scope, rows);
    // While the planner takes the tables for empty, each reference is checked by reading them whole.
    if (index === 0) await analyzeFirstOrders(tx);
    await countTaken(tx, scope, rows, now);
    for (const row of rows.filter((one) => isWaiting(one.status) && one.releasedAt > now)) {
      await scheduleRelease(tx, scope, row, ids.get(row.orderNumber));
    }
  }
  await analyzeOrders(tx);
  await rebuildRollups(tx, scope.storeId);
  await analyzeRollups(tx);
}

/** Splits orders into a few, after which the planner knows the tables, and as many at once as one statement takes. */
function inPortions(orders: readonly PastOrder[]): readonly (readonly PastOrder[])[] {
  const portions: (readonly PastOrder[])[] = [];
  for (let from = 0; from < orders.length;) {
    const portion = orders.slice(from, from + (from === 0 ? firstOrders : ordersAtOnce));
    portions.push(portion);
    from += portion.length;
  }
  return portions;
}

/** Daily limits are about today and later; what was cancelled took nothing. */
async function countTaken(
  tx: Tx,
  scope: StoreScope,
  rows: readonly ImportedRow[],
  now: Date,
): Promise<void> {
  const today = dayAt(now, scope.timeZone);
  const taking = rows.filter(
    ({ dueDay, status }) => dueDay >= today && status !== 'STORE_REJECT' && status !== 'EXPIRED',
  );
  for (const [day, ofDay] of Map.groupBy(taking, ({ dueDay }) => dueDay)) {
    const units = ofDay.flatMap(({ items }) => items.flatMap(unitsOf));
    await importDailySales({ tx, scope }, day, units);
  }
}

async function scheduleRelease(
  tx: Tx,
  { storeId }: StoreScope,
  { orderNumber, releasedAt }: ImportedRow,
  orderId: number | undefined,
): Promise<void> {
  if (orderId === undefined) throw new Error(`order ${orderNumber} was not written`);
  const schedule = { runAt: releasedAt, jobKey: releaseKey(orderId) };
  await addJob(tx, releaseJob, { storeId, orderId }, schedule);
}

function toRow(scope: StoreScope, order: PastOrder, now: Date): ImportedRow {
  const row = newOrderRow({ scope, at: order.placedAt }, order, order);
  const timeline = timelineOf(order, row.releasedAt, now);
  const last = timeline.at(-1);
  const cancel = timeline.find(({ kind }) => kind === 'cancel');
  return {
    ...row,
    status: last?.status ?? orderStates.initial,
    placedAt: order.placedAt,
    seenAt: order.steps[0]?.at ?? null,
    acceptedAt: timeline.find(({ kind }) => kind === 'accept')?.at ?? null,
    readyAt: timeline.find(({ kind }) => kind === 'ready')?.at ?? null,
    completedAt: timeline.find(({ kind }) => kind === 'complete')?.at ?? null,
    riderId: order.rider?.id ?? null,
    riderName: order.rider?.name ?? null,
    cancelReason: cancel?.reason ?? null,
    cancelMessage: cancel?.message ?? null,
    timeline,
  };
}

type Happening = Omit<PastStep, 'kind'> & { readonly kind: ImportedEntry['kind'] };

/** Everything that happened to an order until now, with the status in which it left the order. */
function timelineOf(order: PastOrder, releasedAt: Date, now: Date): ImportedEntry[] {
  let status = orderStates.initial;
  return happenings(order, releasedAt, now).flatMap((step) => {
    if (step.kind === 'released' && !isWaiting(status)) return [];
    status = statusAfter(step.kind, status, order.orderNumber);
    const { kind, at, by, reason = null, message = null } = step;
    return [{ kind, status, at, ...signature(by), reason, message }];
  });
}

function happenings(order: PastOrder, releasedAt: Date, now: Date): Happening[] {
  const placed: Happening = { kind: 'placed', at: order.placedAt, by: order.placedBy };
  const release: Happening = {
    kind: 'released',
    at: releasedAt,
    by: { kind: 'system', name: 'Schedule' },
  };
  const isReleased = releasedAt > order.placedAt && releasedAt <= now;
  return [placed, ...(isReleased ? [release] : []), ...order.steps].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}

function isWaiting(status: OrderStatus): boolean {
  return status === 'NEW' || status === 'STORE_ACCEPTED';
}

function statusAfter(
  kind: ImportedEntry['kind'],
  status: OrderStatus,
  orderNumber: string,
): OrderStatus {
  if (!isMove(kind)) return status;
  const { from, to } = orderStates.moves[kind];
  if (from.includes(status)) return to;
  throw new RangeError(`Order ${orderNumber} cannot ${kind} when it is ${status}.`);
}

function isMove(kind: ImportedEntry['kind']): kind is OrderMove {
  return orderMoves.some((move) => move === kind);
}
