import { finishedStatuses, orderStatusLabel, type Order } from '@counter/contract/orders';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import type { Work } from '../../platform/events/work.ts';
import { findRiderOnDuty } from '../people/index.ts';
import { assignOrderRow, type AssignedRow } from './assigning.repository.ts';
import {
  findOrderRow,
  findTimeline,
  type OrderRow,
  type TimelineRow,
} from './order-rows.repository.ts';
import { toOrder } from './order-view.ts';
import { refusedAssignment } from './order-words.ts';

export type Assigning = {
  readonly orderId: number;
  /** Null to unassign. */
  readonly riderId: number | null;
  /** The rider that the caller saw. */
  readonly previousRiderId: number | null;
};

/**
 * Assigns a delivery order to a rider on duty, or unassigns it, and returns it. Does nothing if it is already so.
 * @throws ProblemError NOT_FOUND; CONFLICT if the order is finished or picked up, or the rider is not on duty;
 * CHANGED_MEANWHILE if someone else was faster (says who assigned it to whom)
 */
export async function assignRider(work: Work, asked: Assigning): Promise<Order> {
  const { tx, scope } = work;
  const { orderId, riderId, previousRiderId } = asked;
  const before = await readOrder(work, orderId);
  checkTakesRider(before);
  if (before.riderId === riderId) return toOrder(before);
  const rider = riderId === null ? null : await findRiderOnDuty(tx, scope, riderId);
  const assigned = await assignOrderRow(work, { orderId, rider, previousRiderId });
  const after = await readOrder(work, orderId);
  if (assigned) record(work, after, assigned);
  else if (after.riderId !== riderId) await refuse(work, after);
  return toOrder(after);
}

function checkTakesRider({ orderNumber, deliveryMethod, status }: OrderRow): void {
  if (deliveryMethod === 'PICKUP') {
    throw new ProblemError(
      'CONFLICT',
      `Order ${orderNumber} is for pickup, so it doesn't need a rider.`,
    );
  }
  if (finishedStatuses.includes(status)) {
    throw new ProblemError(
      'CONFLICT',
      `Order ${orderNumber} is ${orderStatusLabel(status)}, so its rider can't be changed.`,
    );
  }
}

async function readOrder({ tx, scope }: Work, id: number): Promise<OrderRow> {
  const row = await findOrderRow(tx, scope, { id });
  if (!row) throw notFoundIn(scope, 'order');
  return row;
}

/** Throws the problem that explains who assigned the order first, and to whom. */
async function refuse({ tx, scope, at }: Work, order: OrderRow): Promise<never> {
  checkTakesRider(order);
  const last = (await findTimeline(tx, scope, order.id)).findLast(isAssignment);
  const now = { ...scope, now: at };
  throw new ProblemError('CHANGED_MEANWHILE', refusedAssignment(order.orderNumber, last, now));
}

function isAssignment({ kind }: TimelineRow): boolean {
  return kind === 'assigned' || kind === 'unassigned';
}

function record({ emit, audit }: Work, order: OrderRow, { previousRider }: AssignedRow): void {
  const { id: orderId, orderNumber, status, riderName } = order;
  emit({ kind: 'order.assigned', orderId, orderNumber, status });
  audit({
    action: 'order.assign',
    entity: 'order',
    entityId: orderId,
    subject: orderNumber,
    before: { rider: previousRider },
    after: { rider: riderName },
  });
}
