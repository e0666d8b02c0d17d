import { sql } from 'kysely';
import type { MenuProduct } from '@counter/contract/menu';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The store's whole menu by category, with option groups; unavailable products and choices included. */
export async function findMenu(db: Db | Tx, scope: StoreScope): Promise<MenuProduct[]> {
  const { rows } = await sql<MenuProduct>`
    ${productsOf(scope)}
    order by c.category_order nulls last, c.id, p.name, p.id`.execute(db);
  return rows;
}

/** Those of the given products that are on the store's menu, in no particular order. */
export async function findProductsForOrder(
  db: Db | Tx,
  scope: StoreScope,
  ids: readonly number[],
): Promise<MenuProduct[]> {
  const { rows } = await sql<MenuProduct>`
    ${productsOf(scope)} and p.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

function productsOf({ storeId }: StoreScope) {
  return sql`
    select p.id, p.name, p.description, p.image, c.name as category, p.price,
      p.tax_rate as "taxRate", p.available, p.featured, ${optionGroups} as "optionGroups"
    from products p
    left join categories c on c.store_id = p.store_id and c.id = p.category_id
    where p.store_id = ${storeId}`;
}

const choices = sql`
  (select coalesce(json_agg(json_build_object(
      'id', o.id, 'name', o.name, 'price', o.price, 'available', o.available
    ) order by o.id), '[]')
  from option_choices o where o.store_id = g.store_id and o.option_group_id = g.id)`;

const optionGroups = sql`
  (select coalesce(json_agg(json_build_object(
      'id', g.id, 'name', g.name, 'minimum', g.minimum, 'maximum', g.maximum, 'choices', ${choices}
    ) order by g.id), '[]')
  from option_groups g where g.store_id = p.store_id and g.product_id = p.id)`;
