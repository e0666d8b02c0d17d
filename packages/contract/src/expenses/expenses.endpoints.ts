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
  summary: 'Answers all expenses that the same filters list, as CSV.',
  body: expenseFileRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});

export const exportReceipts = endpoint({
  method: 'POST',
  path: '/merchant/store/expenses/receipts',
  summary: 'Answers the receipts of all expenses that the same filters list, in one ZIP file.',
  body: expenseFileRequest,
  answer: z.string(),
  can: reads,
  kind: 'zip',
});

export const findExpenseChoices = endpoint({
  method: 'GET',
  path: '/merchant/store/expense/choices/{storeId}',
  summary: 'Answers the types, the suppliers and the months that expenses of the store have.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(expenseChoices),
  can: readsInPath,
});

export const findExpense = endpoint({
  method: 'GET',
  path: '/merchant/store/expense/{storeId}/{expenseId}',
  summary: 'Answers an expense.',
  params: z.object({ storeId: idInPath, expenseId: idInPath }),
  answer: envelope(expense),
  can: readsInPath,
});

export const findReceipt = endpoint({
  method: 'GET',
  path: '/merchant/store/expense/receipt/{storeId}/{expenseId}',
  summary: 'Answers the PDF of the receipt of an expense.',
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
  summary: 'Brings a deleted expense back as it was.',
  body: one,
  answer: envelope(id),
  can: writes,
});
