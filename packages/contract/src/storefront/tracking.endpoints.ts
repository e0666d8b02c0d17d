import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import { orderAgain, orderChanged, trackedOrder } from './tracking.schemas.ts';

const storeUrl = z.string().check(z.maxLength(80));
const params = z.object({ storeUrl, token: z.string().check(z.maxLength(100)) });

export const findTrackedOrder = endpoint({
  method: 'GET',
  path: '/storefront/{storeUrl}/orders/{token}',
  summary: 'Gets an order as its customer follows it, by the secret of its address.',
  params,
  answer: envelope(trackedOrder),
  can: { who: 'anyone', storeUrl: 'params.storeUrl' },
});

export const followOrder = endpoint({
  method: 'GET',
  path: '/storefront/{storeUrl}/orders/{token}/stream',
  summary: 'Streams changes of one order as server-sent events.',
  params,
  answer: orderChanged,
  can: { who: 'anyone', storeUrl: 'params.storeUrl' },
  kind: 'stream',
});

export const cancelTrackedOrder = endpoint({
  method: 'POST',
  path: '/storefront/{storeUrl}/orders/{token}/cancel',
  summary: 'Cancels an order that the store has not accepted yet.',
  params,
  answer: envelope(trackedOrder),
  can: { who: 'anyone', storeUrl: 'params.storeUrl' },
});

export const findOrderAgain = endpoint({
  method: 'GET',
  path: '/storefront/{storeUrl}/orders/{token}/again',
  summary: 'Gets a basket of what can be ordered again from an order.',
  params,
  answer: envelope(orderAgain),
  can: { who: 'anyone', storeUrl: 'params.storeUrl' },
});
