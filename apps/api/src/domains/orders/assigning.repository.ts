import type { Work } from './orders.tables.ts';
import { sql } from 'kysely';
import { openStatuses, type OrderStatus } from '@counter/contract/orders';
import { signatureOf } from './order-writes.repository.ts';

type OrdersRider = { readonly id: number; readonly name: string };

export type Assignment = {
  readonly orderId: number;
  readonly rider: OrdersRider | null;
  /** The rider that the order must still have for the update to apply. */
  readonly previousRiderId: number | null;
};

export type AssignedRow = {
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly previousRider: string | null;
};

/**
 * Assigns an open delivery order to a rider, or unassigns it, and records that in its timeline. Returns undefined if
 * its rider changed meanwhile or it takes no rider.
 */
export async function assignOrderRow(
  { tx, scope, at }: Work,
  { orderId, rider, previousRiderId }: Assignment,
): Promise<AssignedRow | undefined> {
  const kind = rider ? 'assigned' : 'unassigned';
  const { rows } = await sql<AssignedRow>`
    with held as (
      select store_id, id, rider_name from orders
      where store_id = ${scope.storeId} and id = ${orderId}
        and status = any(${openStatuses}::text[]) and delivery_method <> 'PICKUP'
        and rider_id is not distinct from ${previousRiderId}::bigint
      for update
    ), o as (
      update orders set rider_id = ${rider?.id ?? null}::bigint,
        rider_name = ${rider?.name ?? null}::text
      from held
      where orders.store_id = ${scope.storeId} and orders.id = held.id
      returning orders.store_id, orders.id, orders.order_number, orders.status,
        held.rider_name as previous_rider
    ), told as (
      insert into order_timeline
        (store_id, order_id, kind, status, at, by_user, by_name, device, message)
      select store_id, id, ${kind}, status, ${at}::timestamptz, ${signatureOf(scope.actor)},
        coalesce(${rider?.name ?? null}::text, previous_rider)
      from o
    )
    select order_number, status, previous_rider from o`.execute(tx);
  return rows[0];
}
