import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import { finance } from './finance.schemas.ts';

export const findFinance = endpoint({
  method: 'GET',
  path: '/merchant/store/finance/{storeId}',
  summary: "Gets the store's balance and its company details; the audit log records the access.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(finance),
  can: { permission: 'payouts:read', store: 'params.storeId' },
});
