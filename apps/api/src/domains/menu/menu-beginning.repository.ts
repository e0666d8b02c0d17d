import { sql } from 'kysely';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Db } from './menu.tables.ts';

/** The setup state of a menu. */
export type MenuBeginning = {
  /** True if an available product is in a category. */
  readonly offered: boolean;
  /** True if a product has a picture. */
  readonly pictured: boolean;
  /** The oldest product without a picture; null if there is none. */
  readonly withoutPicture: number | null;
};

/** Reads the setup state of a store's menu. */
export async function findMenuBeginning(db: Db, { storeId }: StoreScope): Promise<MenuBeginning> {
  const { rows } = await sql<MenuBeginning>`
    with kept as (
      select id, available, images from products
      where store_id = ${storeId} and deleted_at is null
    )
    select
      exists (
        select from kept
        join product_categories on product_categories.store_id = ${storeId}
          and product_categories.product_id = kept.id
        where kept.available
      ) as offered,
      exists (select from kept where images <> '[]') as pictured,
      (select min(id) from kept where images = '[]') as without_picture`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`The menu of store ${storeId} is gone.`);
  return row;
}
