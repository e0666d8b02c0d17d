import {
  delayReasonLabels,
  maxDelayMinutes,
  orderStatusLabel,
  type DelayReason,
  type Order,
} from '@counter/contract/orders';
import { spokenTime } from '@counter/contract/shared';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import type { Work } from '../../platform/events/work.ts';
import { delayOrderRow } from './delaying.repository.ts';
import { findOrderRow, type OrderRow } from './order-rows.repository.ts';
import { toOrder } from './order-view.ts';

export type Delay = {
  readonly orderId: number;
  readonly minutes: number;
  readonly reason: DelayReason;
  /** The pickup time that the caller saw (ISO 8601). */
  readonly pickupTime: string;
};

/**
 * Delays the pickup of an accepted order and returns it. Repeating a delay returns the order unchanged.
 * @throws ProblemError NOT_FOUND, CONFLICT if the order is not being prepared or is at the maximum delay,
 * CHANGED_MEANWHILE if someone else changed the pickup time
 */
export async function delayOrder(work: Work, asked: Delay): Promise<Order> {
  const { orderId, minutes, reason } = asked;
  const pickupTime = new Date(asked.pickupTime);
  const before = await readOrder(work, orderId);
  checkPrepared(before);
  if (isDone(before, asked)) return toOrder(before);
  checkRoom(before, minutes);
  const message = `${minutes} minutes: ${delayReasonLabels[reason]}`;
  const write = { orderId, minutes, message, pickupTime, maxMinutes: maxDelayMinutes };
  if (!(await delayOrderRow(work, write))) throw changed(work, await readOrder(work, orderId));
  const after = await readOrder(work, orderId);
  record(work, before, after);
  return toOrder(after);
}

/** Reads an order of the store. @throws ProblemError NOT_FOUND */
export async function readOrder({ tx, scope }: Work, id: number): Promise<OrderRow> {
  const row = await findOrderRow(tx, scope, { id });
  if (!row) throw notFoundIn(scope, 'order');
  return row;
}

function checkPrepared({ orderNumber, status }: OrderRow): void {
  if (status === 'STORE_ACCEPTED') return;
  const why = status === 'NEW' ? 'Accept it first.' : 'Only orders in preparation can be delayed.';
  throw new ProblemError('CONFLICT', `Order ${orderNumber} is ${orderStatusLabel(status)}. ${why}`);
}

function isDone({ estimatedPickupTime, delayedMinutes }: OrderRow, asked: Delay): boolean {
  const wanted = Date.parse(asked.pickupTime) + asked.minutes * 60_000;
  return delayedMinutes >= asked.minutes && estimatedPickupTime.getTime() === wanted;
}

function checkRoom({ orderNumber, delayedMinutes }: OrderRow, minutes: number): void {
  if (delayedMinutes + minutes <= maxDelayMinutes) return;
  throw new ProblemError(
    'CONFLICT',
    `Order ${orderNumber} is already delayed by ${delayedMinutes} minutes. The maximum is ${maxDelayMinutes}. Call the customer, or cancel the order.`,
  );
}

function changed({ scope, at }: Work, row: OrderRow): ProblemError {
  const when = spokenTime(row.estimatedPickupTime, at, scope);
  return new ProblemError(
    'CHANGED_MEANWHILE',
    `Someone else changed order ${row.orderNumber}. Its pickup is now ${when}. Nothing was changed.`,
  );
}

function record({ emit, audit }: Work, before: OrderRow, after: OrderRow): void {
  const { id: orderId, orderNumber, status } = after;
  emit({ kind: 'order.delayed', orderId, orderNumber, status });
  audit({
    action: 'order.delay',
    entity: 'order',
    entityId: orderId,
    subject: orderNumber,
    before: { pickupTime: before.estimatedPickupTime.toISOString() },
    after: { pickupTime: after.estimatedPickupTime.toISOString() },
  });
}
