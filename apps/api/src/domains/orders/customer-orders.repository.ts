import { sql } from 'kysely';
import type { CustomerOrders } from '@counter/contract/orders';
import type { Db } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

const listed = 10;
const maxFavourites = 5;
const maxNames = 5;
/** Only this many of a customer's latest orders are read, however long their history is. */
const looked = 100;

/** Returns a customer's recent orders; undefined for an unknown customer. */
export async function findCustomerOrdersRow(
  db: Db,
  { storeId }: StoreScope,
  customerId: number,
): Promise<CustomerOrders> {
  const { rows } = await sql<CustomerOrders>`
    with recent as materialized (
      select id, order_number, status, placed_at, total_items, subtotal, customer from orders
      where store_id = ${storeId} and customer_id = ${customerId}
      order by placed_at desc limit ${looked}
    )
    select
      (select coalesce(json_agg(o), '[]') from (
        select order_number as "orderNumber", status, placed_at as "placedAt",
          total_items as "totalItems", subtotal
        from recent order by placed_at desc, id desc limit ${listed}
      ) o) as latest,
      (select coalesce(json_agg(f), '[]') from (
        select max(i.name) as name, count(distinct r.id) as orders
        from recent r join order_items i on i.store_id = ${storeId} and i.order_id = r.id
        where r.status not in ('STORE_REJECT', 'EXPIRED') and i.product_id is not null
        group by i.product_id order by orders desc, max(r.placed_at) desc limit ${maxFavourites}
      ) f) as favourites,
      (select coalesce(json_agg(customer), '[]') from (
        select customer from recent r join published.customers c
          on c.store_id = ${storeId} and c.id = ${customerId}
        where r.customer <> c.name
        group by customer order by max(r.placed_at) desc limit ${maxNames}
      ) names) as former_names`.execute(db);
  return rows[0] ?? { latest: [], favourites: [], formerNames: [] };
}
