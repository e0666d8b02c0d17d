import {
  findCustomerCodes,
  findPromo,
  findPromos,
  removePromo,
  restorePromo,
  saveMarketplacePromo,
  savePromo,
} from '@counter/contract/promotions';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { setPromoDeleted } from './promo-removal.service.ts';
import * as promotions from './promotions.service.ts';

const added = 'Promo code added.';

/** Binds the routes of promo codes, except for the one for consumer apps. */
export function promotionRoutes(platform: Platform): Route[] {
  return [
    route(findPromos, async ({ scope, params }) => ({
      data: await promotions.findPromos(platform, scope, params.pageNumber),
    })),
    route(findPromo, async ({ scope, params: { promoCodeId } }) => ({
      data: await promotions.findPromo(platform, scope, promoCodeId),
    })),
    route(findCustomerCodes, async ({ scope, params: { customerId } }) => ({
      data: await promotions.findCustomerCodes(platform, scope, customerId),
    })),
    route(savePromo, async ({ scope, body, request: { idempotencyKey: key } }) => ({
      data: await promotions.savePromo(platform, scope, { request: body, paidBy: 'STORE', key }),
      message: added,
    })),
    route(removePromo, async ({ scope, params: { promoCodeId: id } }) => {
      const promoCode = await setPromoDeleted(platform, scope, id, true);
      return { data: id, message: `${promoCode} was deleted.` };
    }),
    route(restorePromo, async ({ scope, body: { id } }) => {
      const promoCode = await setPromoDeleted(platform, scope, id, false);
      return { data: id, message: `${promoCode} was restored.` };
    }),
    route(saveMarketplacePromo, async ({ scope, body: { paidBy, ...body }, request }) => {
      const { idempotencyKey: key } = request;
      const data = await promotions.savePromo(platform, scope, { request: body, paidBy, key });
      return { data, message: added };
    }),
  ];
}
