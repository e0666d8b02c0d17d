import { sql, type RawBuilder } from 'kysely';
import { offeredFields, type KeptProduct, type MenuHours } from '@counter/contract/menu';
import type { Day } from '@counter/contract/shared';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db, Tx } from './menu.tables.ts';
import { columnList } from '../../platform/db/records.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The facts about a product's availability on a store day. */
export type FactsRow = {
  readonly available: boolean;
  readonly unavailableUntil: Date | null;
  readonly menuHours: MenuHours;
  readonly dailyLimit: number | null;
  /** The number sold on the day. */
  readonly sold: number;
};

/** Sorts products `p` of a main category by their position in it. Products without a position there come last. */
export const placeIn = (categoryId: RawBuilder<unknown>) =>
  sql`case when p.placed_in = coalesce(${categoryId}, 0) then p.menu_place end nulls last`;

/** Finds the store's whole menu by category, with the sales of a store day. */
export async function findMenuRows(
  db: Db | Tx,
  scope: StoreScope,
  day: Day,
): Promise<KeptProduct[]> {
  const { rows } = await sql<KeptProduct>`
    ${productsOf(scope, day)}
    order by c.category_order nulls last, c.id, ${placeIn(sql`c.id`)}, p.name, p.id`.execute(db);
  return rows;
}

/** Finds the products on the store's menu among the IDs, in no particular order. */
export async function findMenuRowsById(
  db: Db | Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
  day: Day,
): Promise<KeptProduct[]> {
  return selectById(db, { storeId, ids, day });
}

type Wanted = { readonly storeId: number; readonly ids: readonly number[]; readonly day: Day };

const selectById = prepared(
  (_db: Db, { storeId, ids, day }: Wanted) => sql<KeptProduct>`
    ${productsOf({ storeId }, day)} and p.id = any(${ids}::bigint[])`,
);

/** A product as part of a deal, possibly deleted. */
export type PartRow = FactsRow & {
  readonly id: number;
  readonly name: string;
  /** The discounted unit price. */
  readonly price: number;
  readonly deleted: boolean;
};

/** Finds the store's products among the IDs, including deleted ones, with the sales of a store day. */
export async function findPartRows(
  db: Db | Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
  day: Day,
): Promise<PartRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PartRow>`
    select p.id, p.name, p.price - p.discount as price, p.deleted_at is not null as deleted,
      ${facts}
    from products p ${soldOn(day)}
    where p.store_id = ${storeId} and p.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** The columns of `FactsRow`, from products `p` and their sales `s`. */
export const facts = sql`p.available, p.unavailable_until,
  p.menu_hours, p.daily_limit, coalesce(s.sold, 0) as sold`;

/** Joins the sales of products `p` on a store day. */
export const soldOn = (day: Day) => sql`
  left join product_sales s
    on s.store_id = p.store_id and s.day = ${day}::date and s.product_id = p.id`;

/** The columns with the same name in the customer's view. */
const offered = columnList(Object.keys(offeredFields), 'p');

function productsOf({ storeId }: Pick<StoreScope, 'storeId'>, day: Day) {
  return sql`
    select p.id, p.name, p.description, p.images->>0 as image, c.name as category,
      p.price - p.discount as price, p.tax_rate, ${offered}, ${facts},
      ${optionGroups(storeId)} as option_groups
    from products p ${soldOn(day)}
    left join lateral (
      select c.name, c.category_order, c.id from product_categories pc
      join categories c on c.store_id = pc.store_id and c.id = pc.category_id
      where pc.store_id = ${storeId} and pc.product_id = p.id
      order by pc.place limit 1
    ) c on true
    where p.store_id = ${storeId} and p.deleted_at is null`;
}

/** The choices of a store's option group `g` in their order, as JSON. */
export const choices = (storeId: number) => sql`
  (select coalesce(json_agg(json_build_object(
      'id', o.id, 'name', o.name, 'price', o.price, 'available', o.available,
      'unavailableUntil', o.unavailable_until
    ) order by o.place, o.id), '[]')
  from option_choices o
  where o.store_id = ${storeId} and o.option_group_id = g.id and o.deleted_at is null)`;

const optionGroups = (storeId: number) => sql`
  (select coalesce(json_agg(json_build_object(
      'id', g.id, 'name', g.name, 'minimum', g.minimum, 'maximum', g.maximum, 'choices', ${choices(storeId)}
    ) order by pg.place, g.id), '[]')
  from product_option_groups pg
  join option_groups g on g.store_id = pg.store_id and g.id = pg.option_group_id
  where pg.store_id = ${storeId} and pg.product_id = p.id and g.deleted_at is null)`;
