import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { sentCode } from '../consumers/consumers.schemas.ts';
import { envelope } from '../shared/schema.ts';
import {
  cardOrderRequest,
  cardPage,
  placedWebOrder,
  quote,
  quoteRequest,
  webOrderRequest,
} from './web-orders.schemas.ts';

const storeUrl = z.string().check(z.maxLength(80));

export const quoteWebOrder = endpoint({
  method: 'POST',
  path: '/storefront/{storeUrl}/quote',
  summary: 'Gets the total of an order now and what keeps it from being placed.',
  params: z.object({ storeUrl }),
  body: quoteRequest,
  answer: envelope(quote),
  can: { who: 'visitor', storeUrl: 'params.storeUrl' },
});

export const placeWebOrder = endpoint({
  method: 'POST',
  path: '/storefront/{storeUrl}/orders',
  summary: "Places a consumer's order. The same Idempotency-Key returns the same order.",
  params: z.object({ storeUrl }),
  body: webOrderRequest,
  answer: envelope(placedWebOrder),
  can: { who: 'consumer', storeUrl: 'params.storeUrl' },
  idempotency: 'required',
  rateLimit: 30,
});

export const sendOrderCode = endpoint({
  method: 'POST',
  path: '/storefront/{storeUrl}/orders/code',
  summary:
    'Sends a code to what a consumer signed up with, by which they confirm an order of a store.',
  params: z.object({ storeUrl }),
  answer: envelope(sentCode),
  can: { who: 'consumer', storeUrl: 'params.storeUrl' },
  rateLimit: 10,
});

export const payWebOrder = endpoint({
  method: 'POST',
  path: '/storefront/{storeUrl}/orders/card',
  summary:
    'Opens a page on which an order is paid by card, and placed once it is. The same Idempotency-Key returns the same page.',
  params: z.object({ storeUrl }),
  body: cardOrderRequest,
  answer: envelope(cardPage),
  can: { who: 'consumer', storeUrl: 'params.storeUrl' },
  idempotency: 'required',
  rateLimit: 30,
});
