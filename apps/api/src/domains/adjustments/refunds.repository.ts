import { sql } from 'kysely';
import type { AdjustmentReason, RefundItem, RefundType } from '@counter/contract/adjustments';
import type { Db, Tx, Work } from './adjustments.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type RefundRow = {
  readonly id: number;
  readonly at: Date;
  readonly by: string;
  readonly type: RefundType;
  readonly reason: AdjustmentReason;
  readonly comment: string;
  readonly amount: number;
  readonly items: readonly RefundItem[];
};

/** Finds the refunds of an order with the quantities per line, oldest first. */
export async function findRefundRows(
  db: Db | Tx,
  { storeId }: StoreScope,
  orderId: number,
): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select r.id, r.refunded_at as at, r.refunded_by as by, r.type, r.reason, r.comment, r.amount,
      (select coalesce(json_agg(json_build_object('line', i.line, 'quantity', i.quantity)
        order by i.line), '[]')
      from refund_items i where i.store_id = ${storeId} and i.refund_id = r.id) as items
    from refunds r where r.store_id = ${storeId} and r.order_id = ${orderId}
    order by r.id`.execute(db);
  return rows;
}

export type NewRefund = Omit<RefundRow, 'id' | 'at'> & { readonly orderId: number };

/** Inserts a refund and its items. */
export async function createRefund(
  { tx, scope: { storeId }, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  { orderId, by, items, ...refund }: NewRefund,
): Promise<void> {
  const { id } = await tx
    .insertInto('refunds')
    .values({
      ...refund,
      storeId,
      orderId,
      refundedAt: at,
      refundedBy: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (items.length === 0) return;
  await tx
    .insertInto('refundItems')
    .values(items.map((item) => ({ storeId, refundId: id, ...item })))
    .execute();
}
