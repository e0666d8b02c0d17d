import type { Expense } from '@counter/contract/expenses';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { explainFailure } from '../../lib/api.ts';
import { RowMenu, RowMenuItem } from '../../ui/lists/row-menu.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useRemoveExpense, useRestoreExpense } from './expenses.queries.ts';

interface ExpenseMenuProps {
  expense: Expense;
  onEdit: (expense: Expense) => void;
}

/** What can be done with an expense, for who may change it. */
export function ExpenseMenu({ expense, onEdit }: ExpenseMenuProps) {
  const remove = useExpenseRemoval();
  return (
    <RowMenu label={`Actions for ${expense.description}`}>
      <RowMenuItem
        icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
        onClick={() => onEdit(expense)}
      >
        Edit
      </RowMenuItem>
      <RowMenuItem
        icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
        danger
        onClick={() => remove(expense)}
      >
        Delete
      </RowMenuItem>
    </RowMenu>
  );
}

/** Deletes an expense; the outcome is told, and it can be undone. */
export function useExpenseRemoval(): (expense: Pick<Expense, 'id' | 'description'>) => void {
  const restoring = useRestoreExpense({
    onDone: ({ description }) => toastSuccess(`${description} is back`),
    onRefused: (expense, error) =>
      toastFailure(
        `${expense.description} could not be brought back. ${explainFailure(error)}`,
        () => restoring.mutate(expense),
      ),
  });
  const removing = useRemoveExpense({
    onDone: (expense) =>
      toastSuccess(`${expense.description} was deleted`, () => restoring.mutate(expense)),
    onRefused: (expense, error) =>
      toastFailure(`${expense.description} was not deleted. ${explainFailure(error)}`, () =>
        removing.mutate(expense),
      ),
  });
  return removing.mutate;
}
