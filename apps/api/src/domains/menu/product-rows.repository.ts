import type { MenuHours, Unit } from '@counter/contract/menu';
import type { Day } from '@counter/contract/shared';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** A product as the store keeps it, with what its day has sold. Amounts in minor units. */
export type ProductRow = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly images: readonly string[];
  readonly price: number;
  readonly discount: number;
  readonly displayUnitValue: string;
  readonly weight: number;
  readonly unit: Unit;
  readonly tag: string;
  readonly code: string;
  readonly available: boolean;
  readonly unavailableUntil: Date | null;
  readonly returnable: boolean;
  readonly featured: boolean;
  readonly containAlcohol: boolean;
  /** Basis points; null where the store's applies. */
  readonly taxRate: number | null;
  readonly dailyLimit: number | null;
  /** The number sold on the requested day. */
  readonly sold: number;
  readonly menuHours: MenuHours;
  /** The first stands for the product. */
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly optionGroupIds: readonly number[];
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
};

/** Those of the products that are on the menu, by name; `day` is the store day whose sales count. */
export async function findProductRows(
  db: Db | Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
  day: Day,
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.name, p.description, p.images, p.price, p.discount,
      p.display_unit_value, p.weight::float8 as weight, p.unit, p.tag, p.code,
      p.available, p.unavailable_until, p.returnable, p.featured,
      p.contain_alcohol, p.tax_rate,
      p.daily_limit, coalesce(s.sold, 0) as sold, p.menu_hours,
      ${categories} as categories, ${optionGroupIds} as option_group_ids,
      p.version, p.changed_by, p.changed_at
    from products p
    left join product_sales s
      on s.store_id = p.store_id and s.product_id = p.id and s.day = ${day}::date
    where p.store_id = ${storeId} and p.id = any(${ids}::bigint[]) and p.deleted_at is null
    order by lower(p.name), p.id`.execute(db);
  return rows;
}

const categories = sql`
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by pc.place, c.id), '[]')
  from product_categories pc
  join categories c on c.store_id = pc.store_id and c.id = pc.category_id
  where pc.store_id = p.store_id and pc.product_id = p.id)`;

const optionGroupIds = sql`
  (select coalesce(json_agg(g.id order by pg.place, g.id), '[]')
  from product_option_groups pg
  join option_groups g on g.store_id = pg.store_id and g.id = pg.option_group_id
  where pg.store_id = p.store_id and pg.product_id = p.id and g.deleted_at is null)`;
