import { sql } from 'kysely';
import type { Db, Tx } from '../menu.tables.ts';
import { columnList, recordsOf } from '../../../platform/db/records.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { CategoryRow } from '../categories/categories.repository.ts';
import { keptNames, type ProductFacts, type ProductKept } from '../products/product-parts.ts';
import type { ProductRow } from '../products/product-rows.repository.ts';

/** The fields of a product that can be changed in bulk. Amounts are in minor units. */
export type ProductState = Pick<ProductFacts, Exclude<ProductKept, 'images' | 'menuHours'>> & {
  readonly id: number;
};

const stateNames = keptNames.filter((name) => name !== 'images' && name !== 'menuHours');

export type NamedProduct = Pick<ProductRow, 'id' | 'name'>;

/** Finds the names of all products on the store's menu, in no particular order. */
export async function findProductNames(
  db: Db | Tx,
  { storeId }: StoreScope,
): Promise<readonly NamedProduct[]> {
  return db
    .selectFrom('products')
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .select(['id', 'name'])
    .execute();
}

type Change = { readonly by: string; readonly at: Date };

/**
 * Updates products and increments their versions. Skips those whose version differs from the given one. Returns the
 * number of updated products.
 */
export async function updateProducts(
  tx: Tx,
  { storeId }: StoreScope,
  products: readonly (ProductState & Pick<ProductRow, 'version'>)[],
  { by, at }: Change,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update products p set (${columnList(stateNames)}) = row (${columnList(stateNames, 'g')}),
      version = p.version + 1, changed_by = ${by}, changed_at = ${at}
    from jsonb_populate_recordset(
      null::products, ${recordsOf(products, ['id', 'version', ...stateNames])}) as g
    where p.store_id = ${storeId} and p.id = g.id and p.version = g.version
      and p.deleted_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Reserves IDs for new products. */
export async function takeProductIds(tx: Tx, count: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('products', 'id')) as id
    from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Inserts products with reserved IDs, without categories or pictures. */
export async function createProducts(
  tx: Tx,
  { storeId }: StoreScope,
  products: readonly ProductState[],
  { by, at }: Change,
): Promise<void> {
  await sql`
    insert into products (store_id, id, ${columnList(stateNames)}, changed_by, changed_at)
    select ${storeId}::bigint, id, ${columnList(stateNames)}, ${by}, ${at}::timestamptz
    from jsonb_populate_recordset(
      null::products, ${recordsOf(products, ['id', ...stateNames])}) as g`.execute(tx);
}

/** A product's new categories, in their order. */
export type Sorted = { readonly productId: number; readonly categoryIds: readonly number[] };

/** Replaces the categories of products. */
export async function sortProducts(
  tx: Tx,
  { storeId }: StoreScope,
  sorted: readonly Sorted[],
): Promise<void> {
  if (sorted.length === 0) return;
  const ids = sorted.map(({ productId }) => productId);
  await sql`
    delete from product_categories
    where store_id = ${storeId} and product_id = any(${ids}::bigint[])`.execute(tx);
  const rows = sorted.flatMap(({ productId, categoryIds }) =>
    categoryIds.map((categoryId, index) => ({ productId, categoryId, place: index + 1 })),
  );
  await sql`
    insert into product_categories (store_id, product_id, category_id, place)
    select ${storeId}::bigint, "productId", "categoryId", place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g ("productId" bigint, "categoryId" bigint, place integer)`.execute(tx);
}

/** Appends categories in the given order, skipping existing names. Returns the added ones. */
export async function addCategories(
  tx: Tx,
  { storeId }: StoreScope,
  names: readonly string[],
): Promise<readonly Pick<CategoryRow, 'id' | 'name'>[]> {
  const { rows } = await sql<Pick<CategoryRow, 'id' | 'name'>>`
    insert into categories (store_id, name, description, category_order)
    select ${storeId}::bigint, name, '', place + (
      select coalesce(max(category_order), 0) from categories where store_id = ${storeId}
    )
    from unnest(${names}::text[]) with ordinality as g (name, place)
    order by place
    on conflict do nothing
    returning id, name`.execute(tx);
  return rows;
}

const importLock = 20_260;

/** Serializes the imports of a store until the transaction ends. */
export async function lockImports(tx: Tx, { storeId }: StoreScope): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${importLock}::int, (${storeId}::bigint % 2147483647)::int)`.execute(
    tx,
  );
}
