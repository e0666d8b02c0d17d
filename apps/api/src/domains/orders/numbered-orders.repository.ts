import type { OrderStatus } from '@counter/contract/orders';
import { sql } from 'kysely';
import { readNumber } from './named-orders.repository.ts';
import type { Db } from './orders.tables.ts';

export type NumberedOrder = {
  readonly storeId: number;
  readonly storeName: string;
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly placedAt: Date;
};

/** Of all that begin alike so many are looked at. */
const mostAlike = 100;

/** Fewer digits begin too many numbers of a marketplace. */
const minDigits = 4;

/** The orders of all stores whose number a search means: the one of that number, then those that begin so. */
export async function findOrdersByNumber(
  db: Db,
  wanted: string,
  most: number,
): Promise<NumberedOrder[]> {
  const number = readNumber(wanted, minDigits);
  if (!number) return [];
  const { rows } = await sql<NumberedOrder>`
    select o.store_id, store.name || ', ' || store.branch_name as store_name, o.order_number,
      o.status, o.placed_at
    from (
      select store_id, order_number, status, placed_at from orders o
      where ${number.matches} order by o.order_number limit ${mostAlike}
    ) o
    join published.stores as store on store.id = o.store_id
    order by o.order_number = ${number.whole} desc, o.placed_at desc, o.order_number
    limit ${most}`.execute(db);
  return rows;
}
