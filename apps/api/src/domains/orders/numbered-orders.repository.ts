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

/** At most this many orders with a matching number prefix are read. */
const mostAlike = 100;

/** Shorter prefixes match too many order numbers of the marketplace. */
const minDigits = 4;

/** Returns orders of all stores by number: the exact match first, then prefix matches. */
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
