import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import { storefront } from './storefront.schemas.ts';

export const findStorefront = endpoint({
  method: 'GET',
  path: '/storefront/{storeUrl}',
  summary: "Gets a store's public page: its hours and its menu.",
  params: z.object({ storeUrl: z.string().check(z.maxLength(80)) }),
  answer: envelope(storefront),
  can: { who: 'anyone', storeUrl: 'params.storeUrl' },
});
