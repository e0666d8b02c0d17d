import {
  expenseDateTooLate,
  expenseRequest,
  type Expense,
  type ExpenseRequest,
} from '@counter/contract/expenses';
import type { Resolver } from 'react-hook-form';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';

/** The form as the fields hold it: an empty amount is null, an empty choice an empty text. */
export type ExpenseValues = {
  description: string;
  expenseType: string;
  amount: number | null;
  expenseDate: string;
  notes: string;
  supplierId: string;
  receipt: string | null;
};

/** The form of an expense as it is, or of a new one of today. */
export function expenseValuesOf(expense: Expense | undefined, today: string): ExpenseValues {
  return {
    description: expense?.description ?? '',
    expenseType: expense?.expenseType ?? '',
    amount: expense?.amount ?? null,
    expenseDate: expense?.expenseDate ?? today,
    notes: expense?.notes ?? '',
    supplierId: expense?.supplier ? String(expense.supplier.id) : '',
    receipt: expense?.receipt ?? null,
  };
}

/** The request's own rules, and that an expense is not of a day after the store's today. */
export function expenseResolver(
  claims: { readonly userId: number; readonly storeId: number; readonly id: number },
  today: () => string,
): Resolver<ExpenseValues, unknown, ExpenseRequest> {
  const check = resolverFor(expenseRequest, ({ supplierId, ...values }: ExpenseValues) => ({
    ...claims,
    ...values,
    supplierId: supplierId === '' ? null : Number(supplierId),
  }));
  return async (values, context, options) => {
    const result = await check(values, context, options);
    if (values.expenseDate <= today() || 'expenseDate' in result.errors) return result;
    const expenseDate = { type: 'custom', message: expenseDateTooLate };
    return { values: {}, errors: { ...result.errors, expenseDate } };
  };
}
