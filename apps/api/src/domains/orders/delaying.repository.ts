import { sql } from 'kysely';
import type { Work } from '../../platform/events/work.ts';
import { signatureOf } from './order-writes.repository.ts';

export type DelayWrite = {
  readonly orderId: number;
  readonly minutes: number;
  /** The reason as text. */
  readonly message: string;
  /** The pickup time that the caller saw. */
  readonly pickupTime: Date;
  readonly maxMinutes: number;
};

/**
 * In UTC, arithmetic on it doesn't depend on the session's time zone, so Citus can push it down to the order's node.
 */
const inUtc = sql`(estimated_pickup_time at time zone 'UTC')`;

/**
 * Delays an accepted order and records that in its timeline. Returns false if it is no longer accepted, has another
 * pickup time, or would exceed the maximum delay.
 */
export async function delayOrderRow(
  { tx, scope, at }: Work,
  { orderId, minutes, message, pickupTime, maxMinutes }: DelayWrite,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with o as (
      update orders set
        first_pickup_time = coalesce(first_pickup_time, estimated_pickup_time),
        estimated_pickup_time =
          (${inUtc} + make_interval(mins => ${minutes})) at time zone 'UTC',
        delayed_minutes = delayed_minutes + ${minutes}
      where store_id = ${scope.storeId} and id = ${orderId} and status = 'STORE_ACCEPTED'
        and date_trunc('milliseconds', ${inUtc}) = ${pickupTime}::timestamptz at time zone 'UTC'
        and delayed_minutes + ${minutes} <= ${maxMinutes}
      returning store_id, id, status
    ), told as (
      insert into order_timeline
        (store_id, order_id, kind, status, at, by_user, by_name, device, message)
      select store_id, id, 'delayed', status, ${at}::timestamptz, ${signatureOf(scope.actor)},
        ${message}
      from o
    )
    select id from o`.execute(tx);
  return rows.length > 0;
}
