import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import { found, searchQuery } from './search.schemas.ts';

export const findAnything = endpoint({
  method: 'GET',
  path: '/store/search/{storeId}',
  summary:
    'Finds orders, customers, products and payouts of a store, at most 5 of each, as far as the role may see them.',
  params: z.object({ storeId: idInPath }),
  query: searchQuery,
  answer: envelope(found),
  can: { permission: 'store:read', whileWaiting: true, store: 'params.storeId' },
});
