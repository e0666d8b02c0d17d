import { sql } from 'kysely';
import { openStatuses } from '@counter/contract/orders';
import type { Day, Period } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { listConditions } from './order-lists.repository.ts';
import type { Db } from './orders.tables.ts';

type QuantityRow = { readonly productId: number; readonly perOrder: number };

/** Returns each product's average quantity per order that contains it, over the finished orders placed in a period. */
export async function findQuantitiesPerOrder(
  db: Db,
  { storeId }: StoreScope,
  { from, to }: Period,
): Promise<QuantityRow[]> {
  const { rows } = await sql<QuantityRow>`
    select i.product_id,
      (sum(i.quantity)::double precision / count(distinct i.order_id)) as per_order
    from orders o
    join order_items i on i.store_id = o.store_id and i.order_id = o.id
    where o.store_id = ${storeId} and ${listConditions.finished}
      and o.placed_day between ${from}::date and ${to}::date and i.product_id is not null
    group by i.product_id`.execute(db);
  return rows;
}

/** Counts the open orders due on each day of a period. Days without orders are omitted. */
export async function countDue(
  db: Db,
  { storeId }: StoreScope,
  { from, to }: Period,
): Promise<{ day: Day; orders: number }[]> {
  return await db
    .selectFrom('orders')
    .where('storeId', '=', storeId)
    .where('status', 'in', openStatuses)
    .where('dueDay', '>=', from)
    .where('dueDay', '<=', to)
    .groupBy('dueDay')
    .select(({ fn }) => ['dueDay as day', fn.countAll<number>().as('orders')])
    .execute();
}
