import { categoryPageSize, type Category, type SuggestedCategory } from '@counter/contract/menu';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import {
  findCategoryRowPage,
  findCategoryRows,
  findSuggestedCategoryRows,
  type CategoryRow,
} from './categories.repository.ts';

/** Lists a store's categories in their order. */
export async function findCategories(db: Db | Tx, scope: StoreScope): Promise<Category[]> {
  const rows = await findCategoryRows(db, scope);
  return rows.map((row) => toCategory(row, scope));
}

/** Finds one page of a store's categories in their order. */
export async function findCategoryPage(
  db: Db,
  scope: StoreScope,
  pageNumber: number,
): Promise<{ content: Category[]; totalElements: number }> {
  const page = { pageNumber, pageSize: categoryPageSize };
  const { rows, total } = await findCategoryRowPage(db, scope, page);
  return { content: rows.map((row) => toCategory(row, scope)), totalElements: total };
}

function toCategory(row: CategoryRow, { storeId }: StoreScope): Category {
  return { ...row, storeId, value: row.id, label: row.name };
}

/** Lists the marketplace's suggested categories by kind of business. */
export async function findSuggestedCategories(db: Db): Promise<SuggestedCategory[]> {
  const rows = await findSuggestedCategoryRows(db);
  return rows.map((row) => ({ ...row, value: row.name, label: row.name }));
}
