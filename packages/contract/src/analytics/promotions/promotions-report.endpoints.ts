import { z } from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { envelope } from '../../shared/schema.ts';
import { daysRequest } from '../days-request.ts';
import { promotionsFileRequest, promotionsReport } from './promotions-report.schemas.ts';

const reads = { permission: 'analytics:read', store: 'body.storeId' } as const;

export const findPromotionsReport = endpoint({
  method: 'POST',
  path: '/store/stats/promotions',
  summary: 'Gets the sales and costs of promo codes, deals and SMS campaigns in a range of days.',
  body: daysRequest,
  answer: envelope(promotionsReport),
  can: reads,
});

export const exportPromotionsReport = endpoint({
  method: 'POST',
  path: '/store/stats/promotions/export',
  summary: 'Exports the same codes, deals and campaigns with their totals as CSV.',
  body: promotionsFileRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});
