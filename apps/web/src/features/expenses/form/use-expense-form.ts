import type { Expense, ExpenseRequest } from '@counter/contract/expenses';
import { dayAt } from '@counter/contract/shared';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { now } from '@counter/browser/clock';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { useReadExpense, useSaveExpense } from '../expenses.queries.ts';
import { expenseResolver, expenseValuesOf, type ExpenseValues } from './expense-values.ts';

type Edited = {
  readonly expense: Expense | undefined;
  /** The receipt to start a new expense with. */
  readonly receipt: string | undefined;
};

/** Form state of an expense, with validation and saving. */
export function useExpenseForm({ expense, receipt }: Edited, onSaved: (message: string) => void) {
  const { userId, storeId, timeZone } = useCurrentStore();
  const today = () => dayAt(new Date(now()), timeZone);
  const id = expense?.id ?? 0;
  const [resolver] = useState(() => expenseResolver({ userId, storeId, id }, today));
  const form = useForm<ExpenseValues, unknown, ExpenseRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: {
      ...expenseValuesOf(expense, today()),
      ...(receipt === undefined ? {} : { receipt }),
    },
  });
  const { mutateAsync: send } = useSaveExpense();
  const read = useReadExpense();
  const saving = useVersionedSave(form, {
    olVersion: expense?.olVersion,
    send,
    readTheirs: async () => {
      const theirs = await read(id);
      return { values: expenseValuesOf(theirs, today()), olVersion: theirs.olVersion };
    },
    onSaved: ({ message = uiText.saved }) => onSaved(message),
  });
  return { form, today: today(), ...saving };
}

export type ExpenseControl = ReturnType<typeof useExpenseForm>['form']['control'];
