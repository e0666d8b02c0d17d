import { sql } from 'kysely';
import type { Work } from '../../platform/events/work.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { signatureOf } from './order-writes.repository.ts';
import { automaticAcceptance } from './signature.ts';
import type { Db, Tx } from './orders.tables.ts';

/**
 * Marks orders as seen by the store; returns the ids of those not seen before. Locks rows by ascending id, so that
 * concurrent calls can't deadlock.
 */
export async function updateSeen(
  { tx, scope, at }: Work,
  orderIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with unseen as (
      select id from orders
      where store_id = ${scope.storeId} and id = any(${orderIds}::bigint[]) and seen_at is null
      order by id for update
    ), noted as (
      update orders set seen_at = ${at} from unseen
      where orders.store_id = ${scope.storeId} and orders.id = unseen.id and seen_at is null
      returning orders.id, orders.status
    ), told as (
      insert into order_timeline (store_id, order_id, kind, status, at, by_user, by_name, device)
      select ${scope.storeId}, id, 'seen', status, ${at}::timestamptz, ${signatureOf(scope.actor)}
      from noted
    )
    select id from noted order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Silences the ringing orders among the given ones until an instant; returns their ids. Locks like `updateSeen`. */
export async function updateQuietUntil(
  { tx, scope, at }: Work,
  { orderIds, until }: { readonly orderIds: readonly number[]; readonly until: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with ringing as (
      select id from orders
      where store_id = ${scope.storeId} and id = any(${orderIds}::bigint[])
        and status = 'NEW' and seen_at is null and released_at <= ${at}
        and (quiet_until is null or quiet_until <= ${at})
      order by id for update
    ), noted as (
      update orders set quiet_until = ${until} from ringing
      where orders.store_id = ${scope.storeId} and orders.id = ringing.id
        and (quiet_until is null or quiet_until <= ${at})
      returning orders.id
    )
    select id from noted order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns the facts that an order's alarm depends on; undefined if the store has no such order. */
export async function findAlarmRow(db: Db | Tx, { storeId }: StoreScope, orderId: number) {
  return db
    .selectFrom('orders')
    .where('storeId', '=', storeId)
    .where('id', '=', orderId)
    .select(['orderNumber', 'status', 'releasedAt', 'seenAt', 'quietUntil'])
    .select((order) =>
      order
        .exists(
          order
            .selectFrom('orderTimeline as entry')
            .where('entry.storeId', '=', storeId)
            .whereRef('entry.orderId', '=', 'orders.id')
            .where('entry.kind', '=', 'accept')
            .where('entry.device', '=', automaticAcceptance)
            .select('entry.id'),
        )
        .as('automatic'),
    )
    .executeTakeFirst();
}

/** Counts the new orders in the kitchens of the given stores. */
export async function countNewOrders(
  db: Db | Tx,
  storeIds: readonly number[],
  at: Date,
): Promise<number> {
  const { waiting } = await db
    .selectFrom('orders')
    .where('storeId', 'in', storeIds)
    .where('status', '=', 'NEW')
    .where('releasedAt', '<=', at)
    .select((order) => order.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}
