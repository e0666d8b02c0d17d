import { sql } from 'kysely';
import type { Tx, Work } from '../menu.tables.ts';
import { unlessTaken } from '../../../platform/db/unless-taken.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

export type CategoryFacts = {
  readonly name: string;
  readonly description: string;
  readonly stationId: number | null;
};

export type LockedCategory = CategoryFacts & {
  readonly id: number;
  readonly categoryOrder: number;
};

/** Returns the store's categories in their order and locks them until the transaction ends. */
export async function lockCategories(
  tx: Tx,
  { storeId }: StoreScope,
): Promise<readonly LockedCategory[]> {
  const rows = await tx
    .selectFrom('categories')
    .where('storeId', '=', storeId)
    .select(['id', 'name', 'description', 'categoryOrder', 'stationId'])
    .orderBy('id')
    .forUpdate()
    .execute();
  // The database sorts before it waits for the lock, so the order may have changed since.
  return rows.toSorted((a, b) => a.categoryOrder - b.categoryOrder || a.id - b.id);
}

/** Inserts a category and returns its ID; undefined if the store already has one with this name. */
export async function createCategoryRow(
  tx: Tx,
  { storeId }: StoreScope,
  facts: CategoryFacts & { readonly categoryOrder: number },
): Promise<number | undefined> {
  const { categoryOrder, name, description, stationId } = facts;
  const row = { storeId, name, description, categoryOrder, stationId };
  return unlessTaken(async () => {
    const inserted = tx.insertInto('categories').values(row).returning('id');
    return (await inserted.executeTakeFirstOrThrow()).id;
  });
}

/** Updates a category and returns its ID; undefined if another category of the store has the name. */
export async function updateCategoryRow(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
  { name, description, stationId }: CategoryFacts,
): Promise<number | undefined> {
  return unlessTaken(async () => {
    await tx
      .updateTable('categories')
      .where('storeId', '=', storeId)
      .where('id', '=', id)
      .set({ name, description, stationId })
      .execute();
    return id;
  });
}

/** Numbers the categories from 1, in the order of the IDs. */
export async function numberCategories(
  tx: Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update categories set category_order = place
    from unnest(${ids}::bigint[]) with ordinality as given (given_id, place)
    where store_id = ${storeId} and id = given_id and category_order <> place`.execute(tx);
}

/** Counts the products of a category on the menu. */
export async function countProductsIn(
  tx: Tx,
  { storeId }: StoreScope,
  categoryId: number,
): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select count(*) as products from product_categories pc
    join products p on p.store_id = pc.store_id and p.id = pc.product_id
    where pc.store_id = ${storeId} and pc.category_id = ${categoryId} and p.deleted_at is null
  `.execute(tx);
  return rows[0]?.products ?? 0;
}

type Moved = { readonly id: number; readonly name: string; readonly version: number };

/** Moves the products of a category to another one (0 for none), including deleted products. */
export async function moveProducts(
  { tx, scope, at }: Work,
  from: number,
  to: number,
): Promise<Moved[]> {
  const { storeId, actor } = scope;
  const { rows } = await sql<Moved>`
    update products set version = version + 1, changed_by = ${actor.name}, changed_at = ${at}
    from product_categories pc
    where products.store_id = ${storeId} and pc.store_id = ${storeId}
      and pc.product_id = products.id and pc.category_id = ${from}
    returning products.id, name, version`.execute(tx);
  await sql`
    delete from product_categories pc
    where store_id = ${storeId} and category_id = ${from} and (${to} = 0 or exists (
      select from product_categories already
      where already.store_id = ${storeId} and already.product_id = pc.product_id
        and already.category_id = ${to}))`.execute(tx);
  await sql`
    update product_categories set category_id = ${to}
    where store_id = ${storeId} and category_id = ${from}`.execute(tx);
  return rows;
}

/** Deletes an empty category. */
export async function deleteCategoryRow(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<void> {
  await tx.deleteFrom('categories').where('storeId', '=', storeId).where('id', '=', id).execute();
}
