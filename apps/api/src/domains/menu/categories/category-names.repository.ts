import { sql } from 'kysely';
import type { Db } from '../menu.tables.ts';

type CategoryName = { readonly storeId: number; readonly name: string };

/**
 * Finds the categories of stores that customers see, which are the main category of some product. By store, in the
 * order of its menu.
 */
export async function findCategoryNames(
  db: Db,
  storeIds: readonly number[],
): Promise<CategoryName[]> {
  if (storeIds.length === 0) return [];
  const { rows } = await sql<CategoryName>`
    select c.store_id, c.name
    from categories c
    join (
      select distinct on (pc.store_id, pc.product_id) pc.store_id, pc.category_id
      from product_categories pc
      join products p on p.store_id = pc.store_id and p.id = pc.product_id
      where pc.store_id = any(${storeIds}::bigint[]) and p.deleted_at is null
      order by pc.store_id, pc.product_id, pc.place
    ) main on main.store_id = c.store_id and main.category_id = c.id
    where c.store_id = any(${storeIds}::bigint[])
    group by c.store_id, c.id
    order by c.store_id, c.category_order nulls last, c.id`.execute(db);
  return rows;
}
