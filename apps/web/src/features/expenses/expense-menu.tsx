import type { Expense } from '@counter/contract/expenses';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { RowMenu, RowMenuItem } from '../../ui/lists/row-menu.tsx';
import { useRemoval, type RemovalWords } from '../../ui/lists/use-removal.ts';
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

const words: RemovalWords<Pick<Expense, 'id' | 'description'>> = {
  removed: ({ description }) => `${description} was deleted`,
  notRemoved: ({ description }) => `${description} was not deleted.`,
  restored: ({ description }) => `${description} is back`,
  notRestored: ({ description }) => `${description} could not be brought back.`,
};

/** Deletes an expense; the outcome is told, and it can be undone. */
export function useExpenseRemoval(): (expense: Pick<Expense, 'id' | 'description'>) => void {
  return useRemoval(useRemoveExpense(), useRestoreExpense(), words).remove;
}
