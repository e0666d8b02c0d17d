import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath, pageOf } from '../shared/schema.ts';
import { category } from './categories.schemas.ts';
import { offItem, product } from './products.schemas.ts';

const inPath = { permission: 'menu:read', whileWaiting: true, store: 'params.storeId' } as const;

export const findMenuItems = endpoint({
  method: 'GET',
  path: '/merchant/store/menu/items/{storeId}',
  summary: "Gets a store's categories and its first 1,000 products.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.object({ categories: z.array(category), items: pageOf(product) })),
  can: inPath,
});

export const findOffMenu = endpoint({
  method: 'GET',
  path: '/merchant/store/menu/off/{storeId}',
  summary: 'Lists products, options and deals that are unavailable now, and when each returns.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.array(offItem)),
  can: inPath,
});
