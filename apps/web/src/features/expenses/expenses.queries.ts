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

/** The figures of days count expenses, too. */
const expenses = storeResource('expenses', ['sales']);

/** Month, type, supplier and words. */
export type ExpensesWanted = Omit<CallOf<typeof exportExpenses>['body'], 'userId' | 'storeId'>;

type ExpensesPage = Pick<CallOf<typeof findExpenses>['body'], 'pageNumber' | 'pageSize'>;

/** One page of expenses, the latest first, with the sums of all that are found. */
export const useExpenses = expenses.list(
  'list',
  findExpenses,
  ({ userId, storeId }, wanted: ExpensesWanted, page: ExpensesPage) => ({
    body: { userId, storeId, ...wanted, ...page },
  }),
);

/** One expense, and what it is now for whoever was told that it changed. */
export const [useExpense, useReadExpense] = expenses.one(
  'one',
  findExpense,
  ({ storeId }, id: number) => ({ params: { storeId: String(storeId), expenseId: String(id) } }),
);

/** The types, suppliers and months that expenses have. */
export const useExpenseChoices = expenses.read('choices', findExpenseChoices, ofStore);

/** Saves all expenses that are found as a file; answers its name. */
export const useSaveExpenses = expenses.table(
  exportExpenses,
  ({ userId, storeId }, wanted: ExpensesWanted) => ({ body: { userId, storeId, ...wanted } }),
);

/** Saves the receipts of all expenses that are found in one file; answers its name. */
export const useSaveReceipts = expenses.file(
  exportReceipts,
  ({ userId, storeId }, wanted: ExpensesWanted) => ({ body: { userId, storeId, ...wanted } }),
);

/** Saves the PDF of an expense's receipt; answers its name. */
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

/** Deletes expenses; everything about them is read again. */
export const useRemoveExpense = expenses.write(removeExpense, named);

/** Brings deleted expenses back. */
export const useRestoreExpense = expenses.write(restoreExpense, named);

/** The receipt that was shared with the app and waits on this device; null without one. */
export const useSharedReceipt = (enabled: boolean) =>
  useQuery({
    queryKey: ['shared'],
    queryFn: async () => (await findShared()) ?? null,
    enabled,
    // It needs no network.
    networkMode: 'always',
  });
