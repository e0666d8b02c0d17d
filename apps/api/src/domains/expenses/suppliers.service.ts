import type { Supplier, SupplierDetail } from '@counter/contract/expenses';
import type { PageWanted } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { ProblemError } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { toExpense, toSupplier } from './expense-view.ts';
import { findExpenseRows } from './expenses.repository.ts';
import { findPriceChanges } from './supplier-prices.repository.ts';
import { findSupplierRow, findSupplierRows } from './suppliers.repository.ts';

/** Finds one page of the store's suppliers by name, with what the store spent at each. */
export async function findSuppliers(
  db: Db,
  scope: StoreScope,
  search: string,
  page: PageWanted,
): Promise<{ content: Supplier[]; totalElements: number }> {
  const { rows, total } = await findSupplierRows(db, scope, search, page);
  const ids = rows.map(({ id }) => id);
  const changes = await findPriceChanges(db, scope, ids);
  return { content: rows.map((row) => toSupplier(row, changes)), totalElements: total };
}

const latestShown = 10;

/**
 * Returns a supplier, removed or not, with its latest expenses.
 * @throws ProblemError NOT_FOUND
 */
export async function findSupplier(db: Db, scope: StoreScope, id: number): Promise<SupplierDetail> {
  const wanted = { supplierId: id, search: '' };
  const [row, latest, changes] = await Promise.all([
    findSupplierRow(db, scope, id),
    findExpenseRows(db, scope, wanted, { pageNumber: 0, pageSize: latestShown }),
    findPriceChanges(db, scope, [id]),
  ]);
  if (!row) throw noSupplier(scope);
  return { ...toSupplier(row, changes), latest: latest.map(toExpense) };
}

/** The error for a missing supplier. */
export function noSupplier(scope: StoreScope): ProblemError {
  return notFoundIn(scope, 'supplier');
}
