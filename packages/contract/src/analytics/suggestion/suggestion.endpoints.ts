import { z } from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { envelope, idInPath } from '../../shared/schema.ts';
import { dismissRequest, suggestion } from './suggestion.schemas.ts';

export const findSuggestion = endpoint({
  method: 'GET',
  path: '/store/suggestion/{storeId}',
  summary:
    'Gets the suggestion most worth following that the caller may act on; null if there is none.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.nullable(suggestion)),
  can: { permission: 'store:read', store: 'params.storeId' },
});

export const dismissSuggestion = endpoint({
  method: 'POST',
  path: '/store/suggestion/dismiss',
  summary: 'Hides a suggestion from the caller for 7 days, or shows it again.',
  body: dismissRequest,
  answer: envelope(z.object({ dismissed: z.boolean() })),
  can: { permission: 'store:read', store: 'body.storeId' },
  writes: true,
});
