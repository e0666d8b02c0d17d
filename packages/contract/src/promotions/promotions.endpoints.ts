import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath, pageNumber, pageOf } from '../shared/schema.ts';
import { promoPayers } from './promotions.choices.ts';
import {
  customerCode,
  promo,
  promoCheck,
  promoCheckRequest,
  promoRequest,
  promoRestoreRequest,
} from './promotions.schemas.ts';

const inPath = { permission: 'promotions:write', store: 'params.storeId' } as const;
const writes = { permission: 'promotions:write', store: 'body.storeId' } as const;

export const findPromos = endpoint({
  method: 'GET',
  path: '/store/promocodes/{storeId}/{pageNumber}',
  summary: 'Lists the promo codes of a store, the newest first, 10 a page.',
  params: z.object({ storeId: idInPath, pageNumber: z.pipe(idInPath, pageNumber) }),
  answer: envelope(pageOf(promo)),
  can: { permission: 'promotions:read', store: 'params.storeId' },
});

export const findPromo = endpoint({
  method: 'GET',
  path: '/store/promocode/one/{storeId}/{promoCodeId}',
  summary: 'Answers a promo code of a store.',
  params: z.object({ storeId: idInPath, promoCodeId: idInPath }),
  answer: envelope(promo),
  can: { permission: 'promotions:read', store: 'params.storeId' },
});

export const savePromo = endpoint({
  method: 'POST',
  path: '/store/promocode/save',
  summary: 'Adds a promo code and returns its id.',
  body: promoRequest,
  answer: envelope(id),
  can: writes,
  idempotency: 'accepted',
});

export const removePromo = endpoint({
  method: 'GET',
  path: '/store/promocode/{storeId}/{promoCodeId}',
  summary: 'Deletes a promo code.',
  params: z.object({ storeId: idInPath, promoCodeId: idInPath }),
  answer: envelope(id),
  can: inPath,
});

export const restorePromo = endpoint({
  method: 'POST',
  path: '/store/promocode/restore',
  summary: 'Restores a deleted promo code.',
  body: promoRestoreRequest,
  answer: envelope(id),
  can: writes,
});

export const saveMarketplacePromo = endpoint({
  method: 'POST',
  path: '/operator/store/promocode/save',
  summary: "Adds a promo code to a store's; the marketplace may pay for it.",
  body: z.safeExtend(promoRequest, { paidBy: z.enum(promoPayers) }),
  answer: envelope(id),
  can: { who: 'operator', store: 'body.storeId' },
  idempotency: 'accepted',
});

export const checkPromo = endpoint({
  method: 'POST',
  path: '/marketplace/promocode',
  summary: "Checks a promo code for a basket: its discount, or why it can't be used.",
  body: promoCheckRequest,
  answer: envelope(promoCheck),
  can: { who: 'integration', storeUrl: 'body.storeUrl' },
  keyScope: 'orders:send',
  rateLimit: 6000,
});

export const findCustomerCodes = endpoint({
  method: 'GET',
  path: '/store/customer/promocodes/{storeId}/{customerId}',
  summary: 'Lists the latest 20 uses of promo codes by one customer of a store.',
  params: z.object({ storeId: idInPath, customerId: idInPath }),
  answer: envelope(z.array(customerCode)),
  can: { permission: 'promotions:read', store: 'params.storeId' },
});
