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
    'Exports the entries that match the same days and filters as CSV, or for import into QuickBooks and Xero.',
  body: statementExportRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});
