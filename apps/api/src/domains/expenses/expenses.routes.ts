import {
  exportExpenses,
  exportReceipts,
  exportSupplierPrices,
  findExpense,
  findExpenseChoices,
  findExpenses,
  findReceipt,
  findSupplier,
  findSupplierPrices,
  findSuppliers,
  removeExpense,
  removeSupplier,
  restoreExpense,
  restoreSupplier,
  saveExpense,
  saveSupplier,
} from '@counter/contract/expenses';
import { fileRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeExpenses } from './expense-file.ts';
import { writeReceipts } from './receipt-files.service.ts';
import { readReceipt } from './receipt.service.ts';
import * as expenses from './expenses.service.ts';
import { findPrices, writePrices } from './supplier-prices.service.ts';
import * as savingExpense from './save-expense.service.ts';
import * as savingSupplier from './save-supplier.service.ts';
import * as suppliers from './suppliers.service.ts';

/** Routes of expenses and suppliers. */
export function expenseRoutes(platform: Platform): Route[] {
  return [...ofExpenses(platform), ...ofSuppliers(platform)];
}

function ofExpenses(platform: Platform): Route[] {
  const { db, act } = platform;
  return [
    route(findExpenses, async ({ scope, body }) => ({
      data: await expenses.findExpenses(platform, scope, body, body),
    })),
    fileRoute(exportExpenses, async ({ scope, body }) => writeExpenses(db, scope, body)),
    fileRoute(exportReceipts, async ({ scope, body }) => writeReceipts(platform, scope, body)),
    route(findExpenseChoices, async ({ scope }) => ({
      data: await expenses.findExpenseChoices(db, scope),
    })),
    route(findExpense, async ({ scope, params }) => ({
      data: await expenses.findExpense(db, scope, params.expenseId),
    })),
    fileRoute(findReceipt, async ({ scope, params }) =>
      readReceipt(platform, scope, params.expenseId),
    ),
    route(saveExpense, async ({ scope, body, request: { idempotencyKey: key } }) => ({
      data: await act(scope, (work) => savingExpense.saveExpense(work, body, key)),
      message: body.id === 0 ? 'Expense added.' : 'Expense saved.',
    })),
    route(removeExpense, async ({ scope, body: { id } }) => {
      const what = await act(scope, (work) => savingExpense.setExpenseDeleted(work, id, true));
      return { data: id, message: `${what} was deleted.` };
    }),
    route(restoreExpense, async ({ scope, body: { id } }) => {
      const what = await act(scope, (work) => savingExpense.setExpenseDeleted(work, id, false));
      return { data: id, message: `${what} was restored.` };
    }),
  ];
}

function ofSuppliers({ db, act }: Platform): Route[] {
  return [
    route(findSuppliers, async ({ scope, body }) => ({
      data: await suppliers.findSuppliers(db, scope, body.search, body),
    })),
    route(findSupplier, async ({ scope, params }) => ({
      data: await suppliers.findSupplier(db, scope, params.supplierId),
    })),
    route(findSupplierPrices, async ({ scope, params }) => ({
      data: await findPrices(db, scope, params.supplierId),
    })),
    fileRoute(exportSupplierPrices, async ({ scope, body }) =>
      writePrices(db, scope, body.supplierId),
    ),
    route(saveSupplier, async ({ scope, body, request: { idempotencyKey: key } }) => ({
      data: await act(scope, (work) => savingSupplier.saveSupplier(work, body, key)),
      message: body.id === 0 ? 'Supplier added.' : 'Supplier saved.',
    })),
    route(removeSupplier, async ({ scope, body: { id } }) => {
      const name = await act(scope, (work) => savingSupplier.setSupplierRemoved(work, id, true));
      return { data: id, message: `${name} was removed.` };
    }),
    route(restoreSupplier, async ({ scope, body: { id } }) => {
      const name = await act(scope, (work) => savingSupplier.setSupplierRemoved(work, id, false));
      return { data: id, message: `${name} was restored.` };
    }),
  ];
}
