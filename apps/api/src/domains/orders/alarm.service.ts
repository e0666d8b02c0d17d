import { ringsFrom, snoozeMs } from '@counter/contract/orders';
import type { Work } from '../../platform/events/work.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findAlarmRow, updateQuietUntil, updateSeen } from './alarm.repository.ts';
import type { Db, Tx } from './orders.tables.ts';

/** Marks orders as seen, which stops their alarm. Returns how many were not seen before. */
export async function updateOrdersSeen(work: Work, orderIds: readonly number[]): Promise<number> {
  const seen = await updateSeen(work, orderIds);
  if (seen.length > 0) work.emit({ kind: 'order.seen', orderIds: seen });
  return seen.length;
}

/** Silences the alarm of orders for everyone for `snoozeMs`. Returns how many were ringing. */
export async function snoozeOrders(work: Work, orderIds: readonly number[]): Promise<number> {
  const until = new Date(work.at.getTime() + snoozeMs);
  const snoozed = await updateQuietUntil(work, { orderIds, until });
  if (snoozed.length > 0) work.emit({ kind: 'order.snoozed', orderIds: snoozed });
  return snoozed.length;
}

export type Alarm = {
  readonly orderNumber: string;
  /** The time it rings from; null if it doesn't ring any more. */
  readonly ringsFrom: Date | null;
  /** True if it was accepted automatically and not moved since. */
  readonly acceptedAutomatically: boolean;
};

/** Returns the alarm of an order; undefined if the store has no such order. */
export async function findAlarm(
  db: Db | Tx,
  scope: StoreScope,
  orderId: number,
): Promise<Alarm | undefined> {
  const row = await findAlarmRow(db, scope, orderId);
  if (!row) return undefined;
  const { orderNumber, status, releasedAt, seenAt, quietUntil, automatic } = row;
  const from = ringsFrom({
    status,
    releasedAt: releasedAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
    quietUntil: quietUntil?.toISOString() ?? null,
  });
  return {
    orderNumber,
    ringsFrom: from === undefined ? null : new Date(from),
    acceptedAutomatically: automatic === true && status === 'STORE_ACCEPTED',
  };
}
