import {
  productSearchMinimum,
  type Category,
  type Product,
  type ProductStatus,
} from '@counter/contract/menu';
import { dayAt } from '@counter/contract/shared';
import type { PageWanted } from '../../../platform/db/page.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findCategories } from '../categories/categories.service.ts';
import { findProductIdPage } from './product-lists.repository.ts';
import { findProductRows } from './product-rows.repository.ts';
import { toProduct } from './product-view.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

export type ProductsWanted = PageWanted & {
  readonly searchStr: string;
  readonly status?: ProductStatus | undefined;
  readonly categoryIds: readonly number[];
};

type ProductPage = { content: Product[]; totalElements: number };

const menuItemLimit = 1000;

/** Finds one page of a store's products by name. Ignores a search that is too short. */
export async function findProducts(
  { db, clock }: Reading,
  scope: StoreScope,
  { searchStr, status, categoryIds, ...page }: ProductsWanted,
): Promise<ProductPage> {
  const at = clock.now();
  const search = searchStr.length < productSearchMinimum ? '' : searchStr;
  const filter = { search, status, categoryIds, at };
  const { rows: ids, total } = await findProductIdPage(db, scope, filter, page);
  const rows = await findProductRows(db, scope, ids, dayAt(at, scope.timeZone));
  return { content: rows.map((row) => toProduct(row, scope, at)), totalElements: total };
}

/** Returns a store's categories and the first 1,000 of its products. */
export async function findMenuItems(
  reading: Reading,
  scope: StoreScope,
): Promise<{ categories: Category[]; items: ProductPage }> {
  const page = { pageNumber: 0, pageSize: menuItemLimit };
  const [categories, items] = await Promise.all([
    findCategories(reading.db, scope),
    findProducts(reading, scope, { ...page, searchStr: '', categoryIds: [] }),
  ]);
  return { categories, items };
}

/**
 * Returns a product.
 * @throws ProblemError NOT_FOUND if it isn't on the store's menu
 */
export async function findProduct(
  { db, clock }: Reading,
  scope: StoreScope,
  id: number,
): Promise<Product> {
  const at = clock.now();
  const [row] = await findProductRows(db, scope, [id], dayAt(at, scope.timeZone));
  if (!row) throw productGone();
  return toProduct(row, scope, at);
}

/** The error for a product that isn't on the store's menu. */
export function productGone(): ProblemError {
  return new ProblemError('NOT_FOUND', 'This product is no longer on the menu.');
}
