import type { CallOf } from '@counter/contract/endpoint';
import {
  exportExpenses,
  exportReceipts,
  findExpense,
  findExpenseChoices,
  findExpenses,
  findReceipt,
  removeExpense,
  restoreExpense,
  saveExpense,
  type Expense,
  type ExpenseRequest,
} from '@counter/contract/expenses';
import { useQuery } from '@tanstack/react-query';
import { findShared } from '../../lib/files/shared-file.ts';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../lib/store-context.tsx';

/** Expense totals are part of the sales figures, so changes refresh those, too. */
const expenses = storeResource('expenses', ['sales']);

/** The filters: month, type, supplier and text. */
export type ExpensesWanted = Omit<CallOf<typeof exportExpenses>['body'], 'userId' | 'storeId'>;

type ExpensesPage = Pick<CallOf<typeof findExpenses>['body'], 'pageNumber' | 'pageSize'>;

/** Loads one page of expenses, latest first, with the totals of all matching ones. */
export const useExpenses = expenses.list(
  'list',
  findExpenses,
  ({ userId, storeId }, wanted: ExpensesWanted, page: ExpensesPage) => ({
    body: { userId, storeId, ...wanted, ...page },
  }),
);

/** `useExpense` loads one expense. `useReadExpense` returns a function that fetches the latest version. */
export const [useExpense, useReadExpense] = expenses.one(
  'one',
  findExpense,
  ({ storeId }, id: number) => ({ params: { storeId: String(storeId), expenseId: String(id) } }),
);

/** Loads the types, suppliers and months that expenses have. */
export const useExpenseChoices = expenses.read('choices', findExpenseChoices, ofStore);

/** Exports all expenses that are found as a file; resolves with its name. */
export const useSaveExpenses = expenses.table(
  exportExpenses,
  ({ userId, storeId }, wanted: ExpensesWanted) => ({ body: { userId, storeId, ...wanted } }),
);

/** Exports the receipts of all matching expenses as one file; resolves with its name. */
export const useSaveReceipts = expenses.file(
  exportReceipts,
  ({ userId, storeId }, wanted: ExpensesWanted) => ({ body: { userId, storeId, ...wanted } }),
);

/** Saves an expense's PDF receipt as a file; resolves with its name. */
export const useSaveReceipt = expenses.file(findReceipt, ({ storeId }, expenseId: number) => ({
  params: { storeId: String(storeId), expenseId: String(expenseId) },
}));

/** Adds or changes an expense. */
export const useSaveExpense = expenses.save(saveExpense, (_store, body: ExpenseRequest) => ({
  body,
}));

type Named = Pick<Expense, 'id' | 'description'>;

const named = ({ userId, storeId }: CurrentStore, { id }: Named) => ({
  body: { userId, storeId, id },
});

/** Deletes expenses, then refetches everything about them. */
export const useRemoveExpense = expenses.write(removeExpense, named);

/** Restores deleted expenses. */
export const useRestoreExpense = expenses.write(restoreExpense, named);

/** Returns the receipt that was shared with the app and is stored on this device; null if there is none. */
export const useSharedReceipt = (enabled: boolean) =>
  useQuery({
    queryKey: ['shared'],
    queryFn: async () => (await findShared()) ?? null,
    enabled,
    // Reads local storage only.
    networkMode: 'always',
  });
