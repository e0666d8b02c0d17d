import { isRinging, ringsFrom, snoozeMs, type AlarmFacts } from '@counter/contract/orders';
import type { Work } from '../../platform/events/work.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findAlarmRow, updateQuietUntil, updateSeen } from './alarm.repository.ts';
import type { Db, Tx } from './orders.tables.ts';

/** Notes that somebody of the store opened orders, which ends their alarm. Answers how many nobody had opened. */
export async function updateOrdersSeen(work: Work, orderIds: readonly number[]): Promise<number> {
  const seen = await updateSeen(work, orderIds);
  if (seen.length > 0) work.emit({ kind: 'order.seen', orderIds: seen });
  return seen.length;
}

/** Silences the alarm of orders for everybody, two minutes from now. Answers how many of them rang. */
export async function snoozeOrders(work: Work, orderIds: readonly number[]): Promise<number> {
  const until = new Date(work.at.getTime() + snoozeMs);
  const snoozed = await updateQuietUntil(work, { orderIds, until });
  if (snoozed.length > 0) work.emit({ kind: 'order.snoozed', orderIds: snoozed });
  return snoozed.length;
}

/** Returns true if an order rings: nobody of the store has opened or snoozed it. */
export async function isOrderRinging(
  db: Db | Tx,
  scope: StoreScope,
  { orderId, now }: { readonly orderId: number; readonly now: Date },
): Promise<boolean> {
  const facts = await findAlarm(db, scope, orderId);
  return facts !== undefined && isRinging(facts, now.getTime());
}

/** Returns the time from which an order rings; null if it doesn't ring any more. */
export async function findRingingSince(
  db: Db | Tx,
  scope: StoreScope,
  orderId: number,
): Promise<Date | null> {
  const facts = await findAlarm(db, scope, orderId);
  const from = facts && ringsFrom(facts);
  return from === undefined ? null : new Date(from);
}

async function findAlarm(
  db: Db | Tx,
  scope: StoreScope,
  orderId: number,
): Promise<AlarmFacts | undefined> {
  const row = await findAlarmRow(db, scope, orderId);
  return (
    row && {
      status: row.status,
      releasedAt: row.releasedAt.toISOString(),
      seenAt: row.seenAt?.toISOString() ?? null,
      quietUntil: row.quietUntil?.toISOString() ?? null,
    }
  );
}
