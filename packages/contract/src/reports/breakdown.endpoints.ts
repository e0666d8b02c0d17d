import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  breakdownFileRequest,
  breakdownRequest,
  breakdownRow,
  breakdownTotals,
} from './breakdown.schemas.ts';
import { envelope } from '../shared/schema.ts';

const reads = { permission: 'reports:read', store: 'body.storeId' } as const;

export const breakdownPageSize = 20;

export const findBreakdown = endpoint({
  method: 'POST',
  path: '/merchant/store/report/orders-breakdown',
  summary:
    'Lists finished orders by the days they were placed on, newest first, with the sums of all of them.',
  body: breakdownRequest,
  answer: envelope(
    z.object({
      content: z.array(breakdownRow),
      totalElements: z.int(),
      totals: breakdownTotals,
    }),
  ),
  can: reads,
});

export const exportBreakdown = endpoint({
  method: 'POST',
  path: '/merchant/store/report/orders-breakdown/export',
  summary: 'Exports the orders that match the same days and filters as CSV.',
  body: breakdownFileRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});
