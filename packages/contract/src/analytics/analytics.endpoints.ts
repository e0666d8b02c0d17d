import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import { todayStats } from './analytics.schemas.ts';

export const findTodayStats = endpoint({
  method: 'GET',
  path: '/store/stats/today/{storeId}',
  summary: "Gets the store's figures of today.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(todayStats),
  can: { permission: 'stats:read', store: 'params.storeId' },
});
