import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type CategoryRow = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly categoryOrder: number;
  /** The number of its products on the menu. */
  readonly products: number;
};

export type SuggestedCategoryRow = {
  readonly name: string;
  readonly description: string;
  readonly businessNature: string;
};

/** A store's categories in their order. */
export async function findCategoryRows(db: Db | Tx, scope: StoreScope): Promise<CategoryRow[]> {
  return categoriesOf(db, scope).execute();
}

/** One page of a store's categories in their order. */
export async function findCategoryRowPage(
  db: Db,
  scope: StoreScope,
  page: PageWanted,
): Promise<Page<CategoryRow>> {
  return findPage(categoriesOf(db, scope), page);
}

function categoriesOf(db: Db | Tx, { storeId }: StoreScope) {
  const counted = db
    .selectFrom('product_categories')
    .innerJoin('products', (join) =>
      join
        .onRef('products.store_id', '=', 'product_categories.store_id')
        .onRef('products.id', '=', 'product_categories.product_id'),
    )
    .where('product_categories.store_id', '=', storeId)
    .where('products.deleted_at', 'is', null)
    .groupBy('category_id')
    .select(({ fn }) => ['category_id', fn.countAll().as('products')])
    .as('counted');
  return db
    .selectFrom('categories')
    .leftJoin(counted, 'counted.category_id', 'categories.id')
    .where('store_id', '=', storeId)
    .select(['id', 'name', 'description', 'category_order as categoryOrder'])
    .select((eb) => eb.fn.coalesce('counted.products', eb.val(0)).as('products'))
    .$castTo<CategoryRow>()
    .orderBy('category_order')
    .orderBy('id');
}

/** Returns the marketplace's suggestions for a kind of business. */
export async function findSuggestedCategoryRows(db: Db): Promise<SuggestedCategoryRow[]> {
  return db
    .selectFrom('suggested_categories')
    .select(['name', 'description', 'business_nature as businessNature'])
    .orderBy('business_nature')
    .orderBy('place')
    .execute();
}
