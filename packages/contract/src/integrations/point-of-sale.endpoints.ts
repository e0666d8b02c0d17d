import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { importLimitBytes, importOutcome, importTooLarge } from '../menu/import.schemas.ts';
import { order } from '../orders/orders.schemas.ts';
import { envelope, idInPath, pageNumber } from '../shared/schema.ts';
import { moveRequest, productsAvailability, pushMenuRequest } from './point-of-sale.schemas.ts';

const storeUrl = z.string().check(z.maxLength(80));
const ofStore = { who: 'integration', storeUrl: 'params.storeUrl' } as const;

export const findSentOrders = endpoint({
  method: 'GET',
  path: '/marketplace/stores/{storeUrl}/orders',
  summary:
    "Lists what is due on the store's today and whatever is still open: the most urgent first. Page 0 has every open order.",
  params: z.object({ storeUrl }),
  query: z.object({ pageNumber: z.optional(z.pipe(idInPath, pageNumber)) }),
  answer: envelope(z.array(order)),
  can: ofStore,
  keyScope: 'orders:manage',
});

export const moveSentOrder = endpoint({
  method: 'POST',
  path: '/marketplace/stores/{storeUrl}/orders/{orderId}/move',
  summary: 'Accepts, readies, completes or cancels an order. A repeated move changes nothing.',
  params: z.object({ storeUrl, orderId: idInPath }),
  body: moveRequest,
  answer: envelope(order),
  can: ofStore,
  keyScope: 'orders:manage',
});

export const setProductsAvailability = endpoint({
  method: 'POST',
  path: '/marketplace/stores/{storeUrl}/availability',
  summary: 'Marks products as available, or as unavailable for a while: all of them or none.',
  params: z.object({ storeUrl }),
  body: productsAvailability,
  answer: envelope(z.object({ changed: z.int() })),
  can: ofStore,
  keyScope: 'menu:write',
});

export const pushMenu = endpoint({
  method: 'POST',
  path: '/marketplace/stores/{storeUrl}/products',
  summary:
    'Previews line by line what a CSV file of products would change, or with the `plan` of that answer applies it.',
  params: z.object({ storeUrl }),
  body: pushMenuRequest,
  answer: envelope(importOutcome),
  can: ofStore,
  keyScope: 'menu:write',
  rateLimit: 30,
  // JSON escapes quotation marks and line breaks, so the body is larger than the file.
  bodyLimit: { bytes: 2 * importLimitBytes, refusal: importTooLarge },
});
