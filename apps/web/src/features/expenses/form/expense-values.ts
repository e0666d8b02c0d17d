import {
  expenseDateTooLate,
  expenseRequest,
  type Expense,
  type ExpensePayment,
  type ExpenseRequest,
} from '@counter/contract/expenses';
import type { Resolver } from 'react-hook-form';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { valuesFrom } from '../../../ui/forms/values-from.ts';

/** The form's field values: an empty amount is null, an empty choice an empty string. */
export type ExpenseValues = {
  description: string;
  expenseType: string;
  amount: number | null;
  expenseDate: string;
  notes: string;
  payment: ExpensePayment;
  supplierId: string;
  receipt: string | null;
  moreReceipts: string[];
  lines: { item: string; quantity: number | null; unit: string; price: number | null }[];
};

function blankExpense(today: string): ExpenseValues {
  return {
    description: '',
    expenseType: '',
    amount: null,
    expenseDate: today,
    notes: '',
    payment: 'OTHER',
    supplierId: '',
    receipt: null,
    moreReceipts: [],
    lines: [],
  };
}

/** Returns the form values of an expense, or of a new one dated today. */
export function expenseValuesOf(expense: Expense | undefined, today: string): ExpenseValues {
  const supplierId = expense?.supplier ? String(expense.supplier.id) : '';
  return valuesFrom(blankExpense(today), { ...expense, supplierId });
}

/** Validates the request, and that the date is not after the store's today. */
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
