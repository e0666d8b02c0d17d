import { sql } from 'kysely';
import type { BookFault } from '../ledger/index.ts';
import type { Db, Tx } from './orders.tables.ts';

/** Compares a store's changed orders with their change records and lines. Returns a fault per mismatch. */
export async function checkChanges(db: Db | Tx, storeId: number): Promise<BookFault[]> {
  const { rows } = await sql<BookFault>`
    with changed as (
      select store_id, id, order_number, reduced, subtotal - discount + tax as charged
      from orders where store_id = ${storeId} and (changes > 0 or reduced > 0)
    )
    select 'changes of an order took off what it says' as rule, 'order ' || order_number as subject,
      reduced as kept, coalesce(counted, 0)::bigint as counted
    from changed
    left join lateral (
      select sum(items + tax) as counted from order_changes c
      where c.store_id = ${storeId} and c.order_id = changed.id
    ) taken on true
    where reduced <> coalesce(counted, 0)
    union all
    select 'a changed order is the sum of its lines', 'order ' || order_number, charged,
      coalesce(counted, 0)::bigint
    from changed
    left join lateral (
      select sum(total - discount + tax) as counted from order_items i
      where i.store_id = ${storeId} and i.order_id = changed.id
    ) lines on true
    where charged <> coalesce(counted, 0)`.execute(db);
  return rows;
}
