import type {
  Expense,
  ExpenseChoices,
  ExpenseFilter,
  ExpenseTypeSum,
} from '@counter/contract/expenses';
import { dayAt } from '@counter/contract/shared';
import type { PageWanted } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { toExpense } from './expense-view.ts';
import {
  countExpenses,
  findExpenseRow,
  findExpenseRows,
  findItems,
  findMonths,
  findTypes,
  sumMonths,
  sumTypes,
} from './expenses.repository.ts';
import { findSupplierNames } from './suppliers.repository.ts';

type ExpensePage = {
  readonly content: Expense[];
  readonly totalElements: number;
  readonly total: number;
  readonly types: ExpenseTypeSum[];
  readonly thisMonth: number;
  readonly lastMonth: number;
};

/** Finds one page of expenses, newest first, with the sums of all matches. */
export async function findExpenses(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  scope: StoreScope,
  wanted: ExpenseFilter,
  page: PageWanted,
): Promise<ExpensePage> {
  const [rows, totalElements, types, months] = await Promise.all([
    findExpenseRows(db, scope, wanted, page),
    countExpenses(db, scope, wanted),
    sumTypes(db, scope, wanted),
    sumMonths(db, scope, dayAt(clock.now(), scope.timeZone)),
  ]);
  const total = types.reduce((all, type) => all + type.total, 0);
  return { content: rows.map(toExpense), totalElements, total, types, ...months };
}

/**
 * Returns an expense.
 * @throws ProblemError NOT_FOUND
 */
export async function findExpense(db: Db, scope: StoreScope, id: number): Promise<Expense> {
  const row = await findExpenseRow(db, scope, id);
  if (!row) throw noExpense(scope);
  return toExpense(row);
}

/** Returns the choices of the form and the filters. */
export async function findExpenseChoices(db: Db, scope: StoreScope): Promise<ExpenseChoices> {
  const [types, suppliers, months, items] = await Promise.all([
    findTypes(db, scope),
    findSupplierNames(db, scope),
    findMonths(db, scope),
    findItems(db, scope),
  ]);
  return { types, suppliers, months, items };
}

/** The error for a missing expense. */
export function noExpense({ storeName }: StoreScope): ProblemError {
  return new ProblemError(
    'NOT_FOUND',
    `${storeName} has no such expense. It may have been deleted.`,
  );
}
