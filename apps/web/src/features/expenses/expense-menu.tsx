import type { Expense } from '@counter/contract/expenses';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { RowMenu, RowMenuItem } from '../../ui/lists/row-menu.tsx';
import { useRemoval, type RemovalWords } from '../../ui/lists/use-removal.ts';
import { useRemoveExpense, useRestoreExpense } from './expenses.queries.ts';
import { text } from './expenses.text.ts';

interface ExpenseMenuProps {
  expense: Expense;
  onEdit: (expense: Expense) => void;
}

/** The menu of an expense, for people who may edit it. */
export function ExpenseMenu({ expense, onEdit }: ExpenseMenuProps) {
  const remove = useExpenseRemoval();
  return (
    <RowMenu label={text.actionsFor(expense.description)}>
      <RowMenuItem
        icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
        onClick={() => onEdit(expense)}
      >
        {text.edit}
      </RowMenuItem>
      <RowMenuItem
        icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
        danger
        onClick={() => remove(expense)}
      >
        {text.delete}
      </RowMenuItem>
    </RowMenu>
  );
}

const words: RemovalWords<Pick<Expense, 'id' | 'description'>> = {
  removed: ({ description }) => text.deletedToast(description),
  notRemoved: ({ description }) => text.notDeletedToast(description),
  restored: ({ description }) => text.restoredToast(description),
  notRestored: ({ description }) => text.notRestoredToast(description),
};

/** Returns a function that deletes an expense and shows a toast with undo. */
export function useExpenseRemoval(): (expense: Pick<Expense, 'id' | 'description'>) => void {
  return useRemoval(useRemoveExpense(), useRestoreExpense(), words).remove;
}
