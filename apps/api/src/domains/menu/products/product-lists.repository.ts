import type { ProductStatus } from '@counter/contract/menu';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { findPage, containsText, type Page, type PageWanted } from '../../../platform/db/page.ts';
import type { Database, Db } from '../menu.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

export type ProductFilter = {
  /** Part of the name or the bar code; empty for any. */
  readonly search: string;
  readonly status: ProductStatus | undefined;
  /** At least one of these; empty for any. */
  readonly categoryIds: readonly number[];
};

/** Finds one page of product IDs, sorted by name, and the total count. */
export async function findProductIdPage(
  db: Db,
  scope: StoreScope,
  { at, ...filter }: ProductFilter & { readonly at: Date },
  page: PageWanted,
): Promise<Page<number>> {
  const { rows, total } = await findPage(filterProducts(db, scope, filter, at), page);
  return { rows: rows.map(({ id }) => id), total };
}

/** Finds the IDs of the matching products at an instant, by name. */
export async function findProductIds(
  db: Db,
  scope: StoreScope,
  { at, ...filter }: ProductFilter & { readonly at: Date },
): Promise<number[]> {
  const rows = await filterProducts(db, scope, filter, at).execute();
  return rows.map(({ id }) => id);
}

function filterProducts(
  db: Db,
  { storeId }: StoreScope,
  { search, status, categoryIds }: ProductFilter,
  at: Date,
) {
  return db
    .selectFrom('products')
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .$if(search !== '', (query) => query.where(containsText(['name', 'code'], search)))
    .$if(status !== undefined, (query) => query.where((eb) => hasStatus(eb, status, at)))
    .$if(categoryIds.length > 0, (query) =>
      query.where((eb) => isInOneOf(eb, storeId, categoryIds)),
    )
    .select('id')
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id');
}

type Builder = ExpressionBuilder<Database, 'products'>;
type Condition = Expression<SqlBool>;

/** Mirrors `isOffered` of the contract in SQL. */
function hasStatus(eb: Builder, status: ProductStatus | undefined, at: Date): Condition {
  if (status === 'featured') return eb('featured', '=', true);
  const offered = eb.or([
    eb('available', '=', true),
    eb.and([eb('unavailableUntil', 'is not', null), eb('unavailableUntil', '<=', at)]),
  ]);
  return status === 'available' ? offered : eb.not(offered);
}

function isInOneOf(eb: Builder, storeId: number, categoryIds: readonly number[]): Condition {
  return eb.exists(
    eb
      .selectFrom('productCategories')
      .where('productCategories.storeId', '=', storeId)
      .whereRef('productCategories.productId', '=', 'products.id')
      .where('categoryId', '=', anyOf(categoryIds))
      .select('categoryId'),
  );
}
