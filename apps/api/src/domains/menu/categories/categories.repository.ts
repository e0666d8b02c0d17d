import { findPage, type Page, type PageWanted } from '../../../platform/db/page.ts';
import type { Db, Tx } from '../menu.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

export type CategoryRow = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly categoryOrder: number;
  readonly stationId: number | null;
  /** The number of its products on the menu. */
  readonly products: number;
};

export type SuggestedCategoryRow = {
  readonly name: string;
  readonly description: string;
  readonly businessNature: string;
};

/** Finds a store's categories in their order. */
export async function findCategoryRows(db: Db | Tx, scope: StoreScope): Promise<CategoryRow[]> {
  return categoriesOf(db, scope).execute();
}

/** Finds one page of a store's categories in their order. */
export async function findCategoryRowPage(
  db: Db,
  scope: StoreScope,
  page: PageWanted,
): Promise<Page<CategoryRow>> {
  return findPage(categoriesOf(db, scope), page);
}

function categoriesOf(db: Db | Tx, { storeId }: StoreScope) {
  const counted = db
    .selectFrom('productCategories')
    .innerJoin('products', (join) =>
      join
        .onRef('products.storeId', '=', 'productCategories.storeId')
        .onRef('products.id', '=', 'productCategories.productId'),
    )
    .where('productCategories.storeId', '=', storeId)
    .where('products.deletedAt', 'is', null)
    .groupBy('categoryId')
    .select(({ fn }) => ['categoryId', fn.countAll().as('products')])
    .as('counted');
  return db
    .selectFrom('categories')
    .leftJoin(counted, 'counted.categoryId', 'categories.id')
    .leftJoin('stations', (join) =>
      join
        .onRef('stations.storeId', '=', 'categories.storeId')
        .onRef('stations.id', '=', 'categories.stationId')
        .on('stations.deletedAt', 'is', null),
    )
    .where('categories.storeId', '=', storeId)
    .select(['categories.id', 'categories.name', 'description', 'categoryOrder'])
    .select('stations.id as stationId')
    .select((eb) => eb.fn.coalesce('counted.products', eb.val(0)).as('products'))
    .$castTo<CategoryRow>()
    .orderBy('categoryOrder')
    .orderBy('categories.id');
}

/** Finds the marketplace's suggested categories by kind of business. */
export async function findSuggestedCategoryRows(db: Db): Promise<SuggestedCategoryRow[]> {
  return db
    .selectFrom('suggestedCategories')
    .select(['name', 'description', 'businessNature'])
    .orderBy('businessNature')
    .orderBy('place')
    .execute();
}
