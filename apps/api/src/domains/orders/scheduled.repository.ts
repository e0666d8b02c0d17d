import { openStatuses, type DeliveryMethod } from '@counter/contract/orders';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db } from './orders.tables.ts';

/** A scheduled order without customer data. */
export type ScheduledOrder = {
  readonly id: number;
  readonly orderNumber: string;
  readonly deliveryMethod: DeliveryMethod;
  readonly items: number;
  readonly placedAt: Date;
  readonly scheduledAt: Date;
};

/** Returns up to `limit` open orders scheduled from an instant on, earliest first. */
export async function findScheduledFrom(
  db: Db,
  { storeId }: StoreScope,
  from: Date,
  limit: number,
): Promise<ScheduledOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .where('orders.storeId', '=', storeId)
    .where('orders.status', 'in', openStatuses)
    .where('orders.scheduledAt', '>=', from)
    .orderBy('orders.scheduledAt')
    .orderBy('orders.id')
    .limit(limit)
    .select([
      'orders.id',
      'orders.orderNumber',
      'orders.deliveryMethod',
      'orders.placedAt',
      'orders.scheduledAt',
    ])
    .select((eb) =>
      eb
        .selectFrom('orderItems as item')
        .where('item.storeId', '=', storeId)
        .whereRef('item.orderId', '=', 'orders.id')
        .select(({ fn }) => fn.sum<number>('item.quantity').as('items'))
        .as('items'),
    )
    .$narrowType<{ scheduledAt: Date }>()
    .execute();
  return rows.map((row) => ({ ...row, items: row.items ?? 0 }));
}
