import { sql } from 'kysely';
import type { Tx, Work } from '../menu.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { stampOf } from '../../../platform/events/work.ts';
import { pick } from '../../../platform/kernel/pick.ts';
import { keptNames, type ProductFacts, type ProductKept } from './product-parts.ts';

/** Locks the products that are on the menu until the transaction ends. */
export async function lockProducts(
  tx: Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
): Promise<void> {
  await sql`
    select from products where store_id = ${storeId} and id = any(${ids}::bigint[])
      and deleted_at is null
    order by id for update`.execute(tx);
}

/** Inserts a product and returns its ID. */
export async function createProductRow(work: Work, facts: ProductFacts): Promise<number> {
  const { tx, scope } = work;
  const { id } = await tx
    .insertInto('products')
    .values({ storeId: scope.storeId, ...columnsOf(facts), ...stampOf(work) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceCategories(work, id, facts.categoryIds);
  await replaceOptionGroups(work, id, facts.optionGroupIds);
  return id;
}

/** Saves the facts of a locked product and increments its version. */
export async function updateProductRow(
  work: Work,
  { id, version }: { readonly id: number; readonly version: number },
  facts: ProductFacts,
): Promise<void> {
  const { tx, scope } = work;
  await tx
    .updateTable('products')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .where('version', '=', version)
    .set({ ...columnsOf(facts), ...stampOf(work), version: version + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceCategories(work, id, facts.categoryIds);
  await replaceOptionGroups(work, id, facts.optionGroupIds);
}

/** Converts the editable fields of a product to columns. */
export function columnsOf(facts: Pick<ProductFacts, ProductKept>) {
  const { images, menuHours, weight, ...plain } = pick(facts, keptNames);
  return {
    ...plain,
    images: JSON.stringify(images),
    menuHours: JSON.stringify(menuHours),
    weight: String(weight),
  };
}

async function replaceCategories(
  { tx, scope: { storeId } }: Work,
  productId: number,
  ids: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('productCategories')
    .where('storeId', '=', storeId)
    .where('productId', '=', productId)
    .execute();
  await sql`
    insert into product_categories (store_id, product_id, category_id, place)
    select ${storeId}::bigint, ${productId}::bigint, id, place
    from unnest(${ids}::bigint[]) with ordinality as given (id, place)`.execute(tx);
}

async function replaceOptionGroups(
  { tx, scope: { storeId } }: Work,
  productId: number,
  ids: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('productOptionGroups')
    .where('storeId', '=', storeId)
    .where('productId', '=', productId)
    .execute();
  await sql`
    insert into product_option_groups (store_id, product_id, option_group_id, place)
    select ${storeId}::bigint, ${productId}::bigint, id, place
    from unnest(${ids}::bigint[]) with ordinality as given (id, place)`.execute(tx);
}
