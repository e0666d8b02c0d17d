import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import { finance } from './finance.schemas.ts';

export const findFinance = endpoint({
  method: 'GET',
  path: '/merchant/store/finance/{storeId}',
  summary: "Answers the store's balance and its company details, whose reading is kept in the log.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(finance),
  can: { permission: 'payouts:read', store: 'params.storeId' },
});
