import { z } from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { envelope, idInPath } from '../../shared/schema.ts';
import { noteStepRequest, skipStepRequest, storeBeginning } from './first-steps.schemas.ts';

export const findFirstSteps = endpoint({
  method: 'GET',
  path: '/store/first-steps/{storeId}',
  summary:
    'Gets the setup steps a new store has left, of those that the caller may do; null for a store that sells.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.nullable(storeBeginning)),
  can: { permission: 'store:read', whileWaiting: true, store: 'params.storeId' },
});

export const noteFirstStep = endpoint({
  method: 'POST',
  path: '/store/first-steps/done',
  summary:
    'Records that the alarm was tested on a device of the store, or that its link was shared.',
  body: noteStepRequest,
  answer: envelope(z.object({ done: z.boolean() })),
  can: { permission: 'store:open', store: 'body.storeId' },
});

export const skipFirstStep = endpoint({
  method: 'POST',
  path: '/store/first-steps/skip',
  summary: 'Skips an optional setup step for the whole store, or restores it.',
  body: skipStepRequest,
  answer: envelope(z.object({ skipped: z.boolean() })),
  can: { permission: 'store:open', store: 'body.storeId' },
});
