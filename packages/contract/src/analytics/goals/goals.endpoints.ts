import { z } from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { envelope, idInPath } from '../../shared/schema.ts';
import { goals } from './goals.schemas.ts';

export const findGoals = endpoint({
  method: 'GET',
  path: '/store/marketing-goals/{storeId}',
  summary:
    'Gets the goals a campaign can have, each with its audience, its expected cost and the last result.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(goals),
  can: { permission: 'marketing:read', store: 'params.storeId' },
});
