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

/** The form as the fields hold it: an empty amount is null, an empty choice an empty text. */
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

/** The form of an expense as it is, or of a new one of today. */
export function expenseValuesOf(expense: Expense | undefined, today: string): ExpenseValues {
  const supplierId = expense?.supplier ? String(expense.supplier.id) : '';
  return valuesFrom(blankExpense(today), { ...expense, supplierId });
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
