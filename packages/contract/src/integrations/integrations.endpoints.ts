import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import {
  marketplaceMenu,
  marketplaceStore,
  placedOrder,
  placeOrderRequest,
} from './integrations.schemas.ts';

export const placeOrder = endpoint({
  method: 'POST',
  path: '/marketplace/orders',
  summary: 'Places an order. The same Idempotency-Key returns the same order for 24 hours.',
  body: placeOrderRequest,
  answer: envelope(placedOrder),
  can: { who: 'integration', storeUrl: 'body.storeUrl' },
  keyScope: 'orders:send',
  idempotency: 'required',
  rateLimit: 6000,
});

export const findMarketplaceStores = endpoint({
  method: 'GET',
  path: '/marketplace/stores',
  summary: 'Lists the approved stores that the key is for.',
  answer: envelope(z.array(marketplaceStore)),
  can: 'integration',
  keyScope: 'menu:read',
});

export const findMarketplaceMenu = endpoint({
  method: 'GET',
  path: '/marketplace/stores/{storeUrl}/menu',
  summary: "Gets a store's menu with prices, options and availability.",
  params: z.object({ storeUrl: z.string().check(z.maxLength(80)) }),
  answer: envelope(marketplaceMenu),
  can: { who: 'integration', storeUrl: 'params.storeUrl' },
  keyScope: 'menu:read',
});
