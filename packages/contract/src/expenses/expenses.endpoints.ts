import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath, userIdClaim } from '../shared/schema.ts';
import {
  expense,
  expenseChoices,
  expenseFileRequest,
  expensePage,
  expenseRequest,
  expensesRequest,
} from './expenses.schemas.ts';

const reads = { permission: 'expenses:read', store: 'body.storeId' } as const;
const readsInPath = { permission: 'expenses:read', store: 'params.storeId' } as const;
const writes = { permission: 'expenses:write', store: 'body.storeId' } as const;

const one = z.object({ userId: userIdClaim, storeId: id, id });

export const findExpenses = endpoint({
  method: 'POST',
  path: '/merchant/store/expenses',
  summary: 'Lists expenses by month, type, supplier and words, the latest first, with their sums.',
  body: expensesRequest,
  answer: envelope(expensePage),
  can: reads,
});

export const exportExpenses = endpoint({
  method: 'POST',
  path: '/merchant/store/expenses/export',
  summary: 'Exports the expenses that match the same filters as CSV.',
  body: expenseFileRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});

export const exportReceipts = endpoint({
  method: 'POST',
  path: '/merchant/store/expenses/receipts',
  summary: 'Exports the receipts of the expenses that match the same filters as one ZIP file.',
  body: expenseFileRequest,
  answer: z.string(),
  can: reads,
  kind: 'zip',
});

export const findExpenseChoices = endpoint({
  method: 'GET',
  path: '/merchant/store/expense/choices/{storeId}',
  summary: "Gets the types, suppliers and months of the store's expenses.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(expenseChoices),
  can: readsInPath,
});

export const findExpense = endpoint({
  method: 'GET',
  path: '/merchant/store/expense/{storeId}/{expenseId}',
  summary: 'Gets an expense.',
  params: z.object({ storeId: idInPath, expenseId: idInPath }),
  answer: envelope(expense),
  can: readsInPath,
});

export const findReceipt = endpoint({
  method: 'GET',
  path: '/merchant/store/expense/receipt/{storeId}/{expenseId}',
  summary: 'Gets the PDF receipt of an expense.',
  params: z.object({ storeId: idInPath, expenseId: idInPath }),
  answer: z.string(),
  can: readsInPath,
  kind: 'pdf',
});

export const saveExpense = endpoint({
  method: 'POST',
  path: '/merchant/store/expense/save',
  summary: 'Adds or changes an expense.',
  body: expenseRequest,
  answer: envelope(id),
  can: writes,
  idempotency: 'accepted',
});

export const removeExpense = endpoint({
  method: 'POST',
  path: '/merchant/store/expense/remove',
  summary: 'Deletes an expense.',
  body: one,
  answer: envelope(id),
  can: writes,
});

export const restoreExpense = endpoint({
  method: 'POST',
  path: '/merchant/store/expense/restore',
  summary: 'Restores a deleted expense.',
  body: one,
  answer: envelope(id),
  can: writes,
});
