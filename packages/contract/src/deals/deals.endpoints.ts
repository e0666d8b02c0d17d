import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath } from '../shared/schema.ts';
import {
  deal,
  dealAvailabilityRequest,
  dealPage,
  dealRequest,
  dealsRequest,
} from './deals.schemas.ts';

export const findDeals = endpoint({
  method: 'POST',
  path: '/product/business/deals',
  summary: 'Lists the deals of a store, the newest first, 20 a page.',
  body: dealsRequest,
  answer: envelope(dealPage),
  can: { permission: 'menu:read', whileWaiting: true, store: 'body.businessId' },
});

export const findDeal = endpoint({
  method: 'GET',
  path: '/product/business/deal/{storeId}/{dealId}',
  summary: 'Gets one deal.',
  params: z.object({ storeId: idInPath, dealId: idInPath }),
  answer: envelope(deal),
  can: { permission: 'menu:read', whileWaiting: true, store: 'params.storeId' },
});

export const saveDeal = endpoint({
  method: 'POST',
  path: '/product/business/deal/save',
  summary: 'Adds or changes a deal and returns its id.',
  body: dealRequest,
  answer: envelope(id),
  can: { permission: 'menu:write', whileWaiting: true, store: 'body.businessId' },
  idempotency: 'accepted',
});

export const updateDealAvailability = endpoint({
  method: 'POST',
  path: '/product/business/deal/available',
  summary: 'Marks a deal as available or out of stock.',
  body: dealAvailabilityRequest,
  answer: envelope(deal),
  can: { permission: 'menu:availability', whileWaiting: true, store: 'body.businessId' },
});
