import { sql } from 'kysely';
import type { SoldLine } from '@counter/contract/adjustments';
import type { OrderItem } from '@counter/contract/orders';
import type { Db, Tx, Work } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { orderColumns, type OrderRow } from './order-rows.repository.ts';
import { signature } from './signature.ts';

/** An order line as it was sold. */
export type SoldLineRow = Omit<SoldLine, 'refundedQuantity'> & {
  readonly name: string;
  readonly options: OrderItem['options'];
  /** The name of the deal it belongs to. */
  readonly deal: string | null;
};

/** Returns an order's lines by line number. */
export async function findSoldLines(
  db: Db | Tx,
  { storeId }: StoreScope,
  orderId: number,
): Promise<SoldLineRow[]> {
  return db
    .selectFrom('orderItems')
    .where('storeId', '=', storeId)
    .where('orderId', '=', orderId)
    .orderBy('line')
    .select(['line', 'name', 'options', 'dealName as deal', 'quantity', 'total', 'discount'])
    .select(['taxRate', 'tax'])
    .execute();
}

/** Returns an order, locked until the transaction ends. */
export async function lockOrderRow(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  orderId: number,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns(scope.storeId)} from orders o
    where o.store_id = ${scope.storeId} and o.id = ${orderId} for update of o`.execute(tx);
  return rows[0];
}

/**
 * Adds a refund to a completed order and records it in the timeline. Returns false if the order is not completed or has
 * less left to refund.
 */
export async function addRefund(
  { tx, scope, at }: Work,
  { orderId, amount, message }: { orderId: number; amount: number; message: string },
): Promise<boolean> {
  const { byUser, by, device } = signature(scope.actor);
  const { rows } = await sql`
    with o as (
      update orders set refunded = refunded + ${amount}
      where store_id = ${scope.storeId} and id = ${orderId} and status = 'COMPLETED'
        and refunded + charges + ${amount} <= subtotal - discount + tax + tip
      returning store_id, id, status
    )
    insert into order_timeline
      (store_id, order_id, kind, status, at, by_user, by_name, device, message)
    select store_id, id, 'refund', status, ${at}::timestamptz, ${byUser}::bigint, ${by}::text,
      ${device}::text, ${message}::text
    from o returning order_id`.execute(tx);
  return rows.length > 0;
}

/** Holds an amount of a completed order for a charge; returns false if less is left. */
export async function holdCharge(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  orderId: number,
  amount: number,
): Promise<boolean> {
  const { rows } = await sql`
    update orders set charges = charges + ${amount}
    where store_id = ${scope.storeId} and id = ${orderId} and status = 'COMPLETED'
      and refunded + charges + ${amount} <= subtotal - discount + tax + tip
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Releases an amount that a charge held but doesn't take; returns the order. */
export async function releaseCharge(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  orderId: number,
  amount: number,
): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`
    with o as (
      update orders set charges = charges - ${amount}
      where store_id = ${scope.storeId} and id = ${orderId}
      returning *
    ) select ${orderColumns(scope.storeId)} from o`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the charge is about order ${orderId}, which is not there`);
  return row;
}
