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

/** A past step of an order. */
export type PastStep = {
  readonly kind: 'seen' | 'assigned' | OrderMove;
  readonly at: Date;
  readonly by: Actor;
  readonly reason?: CancelReason;
  readonly message?: string;
};

/** An order placed in the past, with its steps since then. */
export type PastOrder = NewOrder & {
  readonly orderNumber: string;
  readonly customerId: number;
  readonly placedAt: Date;
  readonly placedBy: Actor;
  /** The rider. Their assignment is also one of the steps. */
  readonly rider: { readonly id: number; readonly name: string } | null;
  /** In chronological order. The release of a scheduled order is added automatically. */
  readonly steps: readonly PastStep[];
};

const ordersAtOnce = 500;

/** Takes numbers for orders about to be imported, in the order they should be used. */
export async function takeOrderNumbers(tx: Tx, count: number): Promise<string[]> {
  return (await takeOrderSequences(tx, count)).map(orderNumberOf);
}

/**
 * Imports a store's past orders with their timelines, priced like orders placed here, and rebuilds the store's rollups.
 * Doesn't post earnings (see `importEarnedOrders`) and notifies nobody. Scheduled orders that still wait at `now` are
 * released on time.
 * @throws RangeError if a step is impossible in the order's state at that time.
 */
export async function importOrders(
  tx: Tx,
  scope: StoreScope,
  orders: readonly PastOrder[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < orders.length; from += ordersAtOnce) {
    const rows = orders.slice(from, from + ordersAtOnce).map((order) => toRow(scope, order, now));
    const ids = await createOrders(tx, scope, rows);
    // While the planner considers the tables empty, it checks each foreign key with a sequential scan.
    if (from === 0) await analyzeFirstOrders(tx);
    await countTaken(tx, scope, rows, now);
    for (const row of rows.filter((one) => isWaiting(one.status) && one.releasedAt > now)) {
      await scheduleRelease(tx, scope, row, ids.get(row.orderNumber));
    }
  }
  await analyzeOrders(tx);
  await rebuildRollups(tx, scope.storeId);
  await analyzeRollups(tx);
}

/** Only orders due today or later count toward daily limits, and cancelled ones don't. */
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

/** Returns all entries of an order's timeline until now, each with the status it led to. */
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
