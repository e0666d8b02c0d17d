import type { CallOf } from '@counter/contract/endpoint';
import {
  exportExpenses,
  findExpense,
  findExpenseChoices,
  findExpenses,
  removeExpense,
  restoreExpense,
  saveExpense,
  type Expense,
  type ExpenseRequest,
} from '@counter/contract/expenses';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import type { Keyed } from '../../lib/send-once.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** All of it is read again when expenses or suppliers change. */
const keys = {
  all: (storeId: number) => storeKey('expenses', storeId),
  list: (storeId: number, wanted: object) => storeKey('expenses', storeId, 'list', wanted),
  one: (storeId: number, id: number) => storeKey('expenses', storeId, 'one', id),
  choices: (storeId: number) => storeKey('expenses', storeId, 'choices'),
};

/** Month, type, supplier and words. */
export type ExpensesWanted = Omit<CallOf<typeof exportExpenses>['body'], 'userId' | 'storeId'>;

type ExpensesPage = Pick<CallOf<typeof findExpenses>['body'], 'pageNumber' | 'pageSize'>;

/** One page of expenses, the latest first, with the sums of all that are found. */
export function useExpenses(wanted: ExpensesWanted, page: ExpensesPage) {
  const { userId, storeId } = useCurrentStore();
  const body = { userId, storeId, ...wanted, ...page };
  return useQuery({
    queryKey: keys.list(storeId, { ...wanted, ...page }),
    queryFn: async ({ signal }) => (await call(findExpenses, { body }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** One expense. */
export function useExpense(id: number) {
  const { storeId } = useCurrentStore();
  const params = { storeId: String(storeId), expenseId: String(id) };
  return useQuery({
    queryKey: keys.one(storeId, id),
    queryFn: async ({ signal }) => (await call(findExpense, { params }, { signal })).data,
  });
}

/** The same, as it is now, for who was told that it changed. */
export function useReadExpense() {
  const { storeId } = useCurrentStore();
  return async (id: number): Promise<Expense> => {
    const params = { storeId: String(storeId), expenseId: String(id) };
    return (await call(findExpense, { params })).data;
  };
}

/** The types, suppliers and months that expenses have. */
export function useExpenseChoices() {
  const { storeId } = useCurrentStore();
  const params = { storeId: String(storeId) };
  return useQuery({
    queryKey: keys.choices(storeId),
    queryFn: async ({ signal }) => (await call(findExpenseChoices, { params }, { signal })).data,
  });
}

/** Saves all expenses that are found as a file; answers its name. */
export function useSaveExpenses() {
  const { userId, storeId } = useCurrentStore();
  return useMutation({
    mutationFn: async (wanted: ExpensesWanted) =>
      download(exportExpenses, { body: { userId, storeId, ...wanted } }),
  });
}

/** Adds or changes an expense. */
export function useSaveExpense() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ sent, key }: Keyed<ExpenseRequest>) =>
      call(saveExpense, { body: sent }, { idempotencyKey: key }),
    onSuccess: () => refreshAfterChange(client, storeId),
  });
}

/** The day's profit on the Sale screen counts expenses, too. */
function refreshAfterChange(client: QueryClient, storeId: number): void {
  void client.invalidateQueries({ queryKey: keys.all(storeId) });
  void client.invalidateQueries({ queryKey: ['sales', storeId] });
}

type Named = Pick<Expense, 'id' | 'description'>;

type RemovalOutcome = {
  readonly onDone: (expense: Named) => void;
  readonly onRefused: (expense: Named, error: Error) => void;
};

/** Deletes expenses; everything about them is read again. */
export function useRemoveExpense(outcome: RemovalOutcome) {
  return useRemoval(removeExpense, outcome);
}

/** Brings deleted expenses back. */
export function useRestoreExpense(outcome: RemovalOutcome) {
  return useRemoval(restoreExpense, outcome);
}

function useRemoval(endpoint: typeof removeExpense, { onDone, onRefused }: RemovalOutcome) {
  const { userId, storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Named) => call(endpoint, { body: { userId, storeId, id } }),
    onSuccess: (_answer, expense) => onDone(expense),
    onError: (error, expense) => onRefused(expense, error),
    onSettled: () => refreshAfterChange(client, storeId),
  });
}
