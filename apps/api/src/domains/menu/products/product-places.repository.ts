import type { PlacedProduct } from '@counter/contract/menu';
import { sql } from 'kysely';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { placeIn } from '../menu.repository.ts';
import type { Db, Tx } from '../menu.tables.ts';
import { lockProducts } from './product-writes.repository.ts';

/** The maximum number of products to sort per category. */
const maxPlaced = 1000;

/** Returns the main category of a product on the menu, 0 for none; undefined for an unknown product. */
export async function findMainCategory(
  tx: Tx,
  { storeId }: StoreScope,
  productId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ categoryId: number }>`
    select ${mainCategory(storeId)} as category_id from products p
    where store_id = ${storeId} and id = ${productId} and deleted_at is null`.execute(tx);
  return rows[0]?.categoryId;
}

/** Finds the products of a main category (0 for none) in the order that customers see; at most 1,000. */
export async function findPlacedRows(
  db: Db | Tx,
  { storeId }: StoreScope,
  categoryId: number,
): Promise<PlacedProduct[]> {
  const { rows } = await sql<PlacedProduct>`
    select p.id, p.name, p.images->>0 as image, p.price - p.discount as price
    from products p
    where p.store_id = ${storeId} and p.deleted_at is null
      and ${mainCategory(storeId)} = ${categoryId}
    order by ${placeIn(sql`${categoryId}::bigint`)}, p.name, p.id
    limit ${maxPlaced}`.execute(db);
  return rows;
}

/** Returns the products of a main category in the same order and locks them until the transaction ends. */
export async function lockPlacedRows(
  tx: Tx,
  scope: StoreScope,
  categoryId: number,
): Promise<PlacedProduct[]> {
  const rows = await findPlacedRows(tx, scope, categoryId);
  await lockProducts(
    tx,
    scope,
    rows.map(({ id }) => id),
  );
  return findPlacedRows(tx, scope, categoryId);
}

/** Numbers the products of a main category (0 for none) from 1, in the order of the IDs. */
export async function numberProducts(
  tx: Tx,
  { storeId }: StoreScope,
  categoryId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update products set menu_place = place, placed_in = ${categoryId}::bigint
    from unnest(${ids}::bigint[]) with ordinality as given (given_id, place)
    where store_id = ${storeId} and id = given_id
      and (menu_place, placed_in) is distinct from (place, ${categoryId}::bigint)
  `.execute(tx);
}

const mainCategory = (storeId: number) => sql`coalesce((
  select pc.category_id from product_categories pc
  where pc.store_id = ${storeId} and pc.product_id = p.id
  order by pc.place limit 1), 0)`;
