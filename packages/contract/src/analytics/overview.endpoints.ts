import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import { financialOverview, overviewRequest, performanceOverview } from './overview.schemas.ts';

export const findFinancialOverview = endpoint({
  method: 'POST',
  path: '/store/stats/financial/overview',
  summary: 'Gets the sales of a range of days, by hour for one day and by day for more.',
  body: overviewRequest,
  answer: envelope(financialOverview),
  can: { permission: 'analytics:read', store: 'body.storeId' },
});

export const findPerformanceOverview = endpoint({
  method: 'POST',
  path: '/store/stats/performance/overview',
  summary:
    "Gets a store's performance in a range of days: sales, availability, cancellations, preparation.",
  body: overviewRequest,
  answer: envelope(performanceOverview),
  can: { permission: 'analytics:read', store: 'body.storeId' },
});
