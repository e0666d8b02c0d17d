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
  /** The instant that an accepted order is promised for; null leaves its pickup time. */
  readonly promisedFor: Date | null;
  /** The number of bags that a ready order is packed in; null if nobody said. */
  readonly bags: number | null;
  /** The handoff code that was said; null if none was. */
  readonly code: string | null;
};

/** A moved order, and what it was before. */
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
 * Moves an order on and notes it in its timeline, if the order still is where the move starts from;
 * undefined when it is not, does not exist, or is completed without its handoff code. Completed orders are refunded when they are cancelled, but for what charges take.
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

/** Returns the statement of a move, with another promise or without one. */
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

/** Sets the bags that were counted, until that is taken back. */
function bagsAfter(move: OrderMove, bags: number | null) {
  if (move === 'ready') return sql`${bags}::smallint`;
  return move === 'undoReady' ? sql`null` : sql`orders.bags`;
}

/** Sets the pickup time that accepting promises, or the one from before when that is taken back. */
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

/** Notes in a waiting order's timeline that the kitchen has it now; undefined when it is noted or too late. */
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

/** Returns the columns that name the author of a timeline entry. */
export function signatureOf(actor: Actor) {
  return signatureColumns(signature(actor));
}

/** The same for an author whose columns are known. */
export function signatureColumns({ byUser, by, device }: Signature) {
  return sql`${byUser}::bigint, ${by}::text, ${device}::text`;
}
