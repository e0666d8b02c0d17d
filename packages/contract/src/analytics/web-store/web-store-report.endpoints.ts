import { z } from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { envelope } from '../../shared/schema.ts';
import { daysRequest } from '../days-request.ts';
import { webStoreReport } from './web-store-report.schemas.ts';

const reads = { permission: 'analytics:read', store: 'body.storeId' } as const;

export const findWebStoreReport = endpoint({
  method: 'POST',
  path: '/store/stats/web-store',
  summary: "Gets the visits, baskets and orders of the store's own web store by day.",
  body: daysRequest,
  answer: envelope(webStoreReport),
  can: reads,
});

export const exportWebStoreReport = endpoint({
  method: 'POST',
  path: '/store/stats/web-store/export',
  summary: 'Exports the same days with their totals as CSV.',
  body: daysRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});
