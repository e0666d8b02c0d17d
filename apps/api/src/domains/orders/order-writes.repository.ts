import { sql } from 'kysely';
import {
  undoOf,
  type CancelReason,
  type OrderMove,
  type OrderStatus,
  type StepMove,
} from '@counter/contract/orders';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db, Work } from './orders.tables.ts';
import type { Actor } from '../../platform/tenancy/scope.ts';
import { signature, type Signature } from './signature.ts';
import { orderColumns, type OrderRow } from './order-rows.repository.ts';

export type MoveWrite = {
  readonly orderId: number;
  readonly move: OrderMove;
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  readonly reason: CancelReason | null;
  readonly message: string | null;
  /** The promised time of an accepted order; null keeps its pickup time. */
  readonly promisedFor: Date | null;
  /** The number of bags of a ready order; null if not given. */
  readonly bags: number | null;
  /** The handoff code that was given; null if none. */
  readonly code: string | null;
};

/** A moved order with its previous state. */
export type MovedRow = OrderRow & {
  readonly previousStatus: OrderStatus;
  readonly previousAcceptedAt: Date | null;
  readonly previousReadyAt: Date | null;
  readonly previousRefunded: number;
};

const stepTimes = {
  accept: sql`orders.accepted_at`,
  ready: sql`orders.ready_at`,
  complete: sql`orders.completed_at`,
};

/**
 * Moves an order and records that in its timeline. Returns undefined if the order is no longer in a status the move
 * starts from, doesn't exist, or lacks its handoff code for completion. Cancelling a completed order refunds it, except
 * for what charges hold.
 */
export async function moveOrderRow(
  { tx, scope, at }: Work,
  { move, ...write }: MoveWrite,
): Promise<MovedRow | undefined> {
  const update = updateFor(move, write.promisedFor !== null);
  const { storeId, actor } = scope;
  const [row] = await update(tx, { ...write, ...signature(actor), storeId, at });
  return row;
}

type Written = Omit<MoveWrite, 'move'> &
  Signature & { readonly storeId: number; readonly at: Date };

const updates = new Map<string, ReturnType<typeof updateOrder>>();

/** Returns the prepared statement of a move, with or without a new promised time. */
function updateFor(move: OrderMove, isPromised: boolean): ReturnType<typeof updateOrder> {
  const key = `${move} ${isPromised}`;
  const update = updates.get(key) ?? updateOrder(move, isPromised);
  updates.set(key, update);
  return update;
}

function updateOrder(move: OrderMove, isPromised: boolean) {
  return prepared((_db: Db, row: Written) => {
    const { storeId, orderId, at, from, to, reason, message, code } = row;
    const promisedFor = isPromised ? row.promisedFor : null;
    const here = sql`orders.store_id = ${storeId} and orders.id = ${orderId}
    and orders.status = any(${from}::text[])
    and (${move} <> 'complete' or orders.handoff_code is null or orders.handoff_code = ${code})`;
    const steppedAt = (step: StepMove) => {
      if (move === step) return sql`${at}`;
      return move === undoOf[step] ? sql`null` : stepTimes[step];
    };
    return sql<MovedRow>`
    with held as (
      select status, accepted_at, ready_at, refunded from orders where ${here} for update
    ), o as (
      update orders set
        status = ${to},
        seen_at = coalesce(orders.seen_at, ${at}),
        accepted_at = ${steppedAt('accept')},
        ready_at = ${steppedAt('ready')},
        completed_at = ${steppedAt('complete')},
        ${promiseOf({ move, promisedFor })}
        bags = ${bagsAfter(move, row.bags)},
        cancel_reason = ${reason},
        cancel_message = ${message},
        refunded = case when held.status = 'COMPLETED' and ${move} = 'cancel' then subtotal - discount + tax + tip - charges
          else orders.refunded end
      from held where ${here}
      returning orders.*, held.status as previous_status,
        held.accepted_at as previous_accepted_at, held.ready_at as previous_ready_at,
        held.refunded as previous_refunded
    ), told as (
      insert into order_timeline
        (store_id, order_id, kind, status, at, by_user, by_name, device, reason, message)
      select store_id, id, ${move}, status, ${at}::timestamptz, ${signatureColumns(row)},
        ${reason}, ${message}
      from o
    )
    select ${orderColumns(storeId)}, o.previous_status,
      o.previous_accepted_at, o.previous_ready_at, o.previous_refunded
    from o`;
  });
}

/** Sets the number of bags when ready, and clears it when ready is undone. */
function bagsAfter(move: OrderMove, bags: number | null) {
  if (move === 'ready') return sql`${bags}::smallint`;
  return move === 'undoReady' ? sql`null` : sql`orders.bags`;
}

/** Sets the promised pickup time when accepted, and restores the previous one when that is undone. */
function promiseOf({ move, promisedFor }: Pick<MoveWrite, 'move' | 'promisedFor'>) {
  if (move === 'undoAccept') {
    return sql`estimated_pickup_time = coalesce(first_pickup_time, estimated_pickup_time),
        first_pickup_time = null, delayed_minutes = 0,`;
  }
  if (promisedFor === null) return sql``;
  return sql`estimated_pickup_time = greatest(orders.scheduled_at, ${promisedFor}),
        first_pickup_time = orders.estimated_pickup_time,`;
}

export type ReleasedRow = {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly status: OrderStatus;
};

/**
 * Records the release of a waiting order in its timeline; returns undefined if it was released before or is past that.
 */
export async function createRelease(
  { tx, scope, at }: Work,
  orderId: number,
): Promise<ReleasedRow | undefined> {
  const { rows } = await sql<ReleasedRow>`
    with waiting as (
      select id, order_number, status from orders
      where store_id = ${scope.storeId} and id = ${orderId}
        and status in ('NEW', 'STORE_ACCEPTED')
      for update
    ), told as (
      insert into order_timeline (store_id, order_id, kind, status, at, by_user, by_name, device)
      select ${scope.storeId}, id, 'released', status, ${at}::timestamptz,
        ${signatureOf(scope.actor)}
      from waiting
      where id not in (select order_id from order_timeline
        where store_id = ${scope.storeId} and order_id = ${orderId} and kind = 'released')
      returning order_id
    )
    select id as order_id, order_number, status
    from waiting join told on told.order_id = waiting.id`.execute(tx);
  return rows[0];
}

/** Returns the columns that name a timeline entry's author. */
export function signatureOf(actor: Actor) {
  return signatureColumns(signature(actor));
}

/** Returns those columns for a known signature. */
export function signatureColumns({ byUser, by, device }: Signature) {
  return sql`${byUser}::bigint, ${by}::text, ${device}::text`;
}
