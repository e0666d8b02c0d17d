import type { Day } from '@counter/contract/shared';
import { sql } from 'kysely';
import type { Db, Tx } from '../menu.tables.ts';
import { columnList } from '../../../platform/db/records.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { keptNames, type ProductFacts } from './product-parts.ts';

/** A stored product with the day's sales. */
export type ProductRow = Omit<ProductFacts, 'categoryIds'> & {
  readonly id: number;
  /** The units sold on the requested day. */
  readonly sold: number;
  /** The first is its main category. */
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
};

/** Finds the products on the menu among the IDs, by name. `day` is the store day whose sales count. */
export async function findProductRows(
  db: Db | Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
  day: Day,
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, ${columns}, p.weight::float8 as weight,
      coalesce(s.sold, 0) as sold, ${categories(storeId)} as categories,
      ${optionGroupIds(storeId)} as option_group_ids,
      p.version, p.changed_by, p.changed_at
    from products p
    left join product_sales s
      on s.store_id = p.store_id and s.product_id = p.id and s.day = ${day}::date
    where p.store_id = ${storeId} and p.id = any(${ids}::bigint[]) and p.deleted_at is null
    order by lower(p.name), p.id`.execute(db);
  return rows;
}

const columns = columnList(
  keptNames.filter((name) => name !== 'weight'),
  'p',
);

const categories = (storeId: number) => sql`
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by pc.place, c.id), '[]')
  from product_categories pc
  join categories c on c.store_id = pc.store_id and c.id = pc.category_id
  where pc.store_id = ${storeId} and pc.product_id = p.id)`;

const optionGroupIds = (storeId: number) => sql`
  (select coalesce(json_agg(g.id order by pg.place, g.id), '[]')
  from product_option_groups pg
  join option_groups g on g.store_id = pg.store_id and g.id = pg.option_group_id
  where pg.store_id = ${storeId} and pg.product_id = p.id and g.deleted_at is null)`;
