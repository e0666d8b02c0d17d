import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import {
  statementEntry,
  statementExportRequest,
  statementRequest,
  statementTotals,
} from './statement.schemas.ts';

const reads = { permission: 'payouts:read', store: 'body.storeId' } as const;

export const statementPageSize = 20;

export const findStatement = endpoint({
  method: 'POST',
  path: '/merchant/store/finance/statement',
  summary: "Lists the entries of the store's books, newest first, with the balance after each.",
  body: statementRequest,
  answer: envelope(
    z.object({
      content: z.array(statementEntry),
      totalElements: z.int(),
      totals: statementTotals,
    }),
  ),
  can: reads,
});

export const exportStatement = endpoint({
  method: 'POST',
  path: '/merchant/store/finance/statement/export',
  summary:
    'Answers all entries that the same days and filters list, as CSV or as QuickBooks and Xero import them.',
  body: statementExportRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});
