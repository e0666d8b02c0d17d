import type { OrderStatus } from '@counter/contract/orders';
import { sql } from 'kysely';
import type { Db, Tx, Work } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The facts that an order's refundable amounts depend on. */
export type OrderMoney = {
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly completedAt: Date | null;
  readonly refunded: number;
  /** The amount that item changes took off. */
  readonly reduced: number;
  readonly deliveryFee: number;
};

export async function findOrderMoney(
  db: Db | Tx,
  { storeId }: Pick<StoreScope, 'storeId'>,
  orderId: number,
): Promise<OrderMoney | null> {
  const row = await db
    .selectFrom('orders')
    .where('storeId', '=', storeId)
    .where('id', '=', orderId)
    .select(['orderNumber', 'status', 'completedAt', 'refunded'])
    .select(['deliveryFee', 'reduced'])
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the id of an order by its number. */
export async function findOrderId(
  db: Db | Tx,
  { storeId }: StoreScope,
  orderNumber: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('orders')
    .where('storeId', '=', storeId)
    .where('orderNumber', '=', orderNumber)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** Switches an open card order to payment at the counter or on delivery. */
export async function collectOtherwise({ tx, scope }: Work, orderId: number): Promise<void> {
  await sql`
    update orders set
      payment = case when delivery_method = 'PICKUP' then 'AT_COUNTER' else 'ON_DELIVERY' end
    where store_id = ${scope.storeId} and id = ${orderId} and payment = 'CARD'
      and status in ('NEW', 'STORE_ACCEPTED', 'READY')`.execute(tx);
}
