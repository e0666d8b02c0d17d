import type { Actor } from './actors.ts';

const managers: readonly Actor[] = ['manager', 'owner'];
const bookkeepers: readonly Actor[] = ['accountant', ...managers];

/** The actors admitted to the endpoints for expenses and suppliers. */
export const expenseAdmitted: Record<string, readonly Actor[]> = {
  findExpenses: bookkeepers,
  exportExpenses: bookkeepers,
  findExpenseChoices: bookkeepers,
  findExpense: bookkeepers,
  findReceipt: bookkeepers,
  exportReceipts: bookkeepers,
  findSupplierPrices: bookkeepers,
  exportSupplierPrices: bookkeepers,
  saveExpense: managers,
  removeExpense: managers,
  restoreExpense: managers,
  findSuppliers: bookkeepers,
  findSupplier: bookkeepers,
  saveSupplier: managers,
  removeSupplier: managers,
  restoreSupplier: managers,
};
