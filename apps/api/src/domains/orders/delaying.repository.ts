import { sql } from 'kysely';
import type { Work } from '../../platform/events/work.ts';
import { signatureOf } from './order-writes.repository.ts';

export type DelayWrite = {
  readonly orderId: number;
  readonly minutes: number;
  /** The reason in words. */
  readonly message: string;
  /** The pickup time that the sender sees. */
  readonly pickupTime: Date;
  readonly maxMinutes: number;
};

/** Sums with it are the same in all sessions, which lets a cluster compute them where the order is. */
const inUtc = sql`(estimated_pickup_time at time zone 'UTC')`;

/**
 * Puts an accepted order off and notes it in its timeline. Returns false when it is not accepted, has
 * another pickup time, or was put off by too much already.
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
