import { findDeal, findDeals, saveDeal, updateDealAvailability } from '@counter/contract/deals';
import { findOffMenu, removeFromBusiness, restoreToBusiness } from '@counter/contract/menu';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeProducts, restoreProducts } from '../menu/index.ts';
import * as deals from './deals.service.ts';
import { findOffMenuItems } from './off-menu.service.ts';
import { removeDeals, restoreDeals } from './deal-removal.service.ts';
import * as saving from './save-deal.service.ts';

/** Routes of deals, and those that products and deals share. */
export function dealRoutes(platform: Platform): Route[] {
  return [
    route(findDeals, async ({ scope, body }) => ({
      data: await deals.findDeals(platform, scope, body.pageNumber),
    })),
    route(findDeal, async ({ scope, params }) => ({
      data: await deals.findDeal(platform, scope, params.dealId),
    })),
    route(saveDeal, async ({ scope, body, request }) => ({
      data: await saving.saveDeal(platform, scope, body, request.idempotencyKey),
      message: body.id === 0 ? 'Deal added.' : 'Deal saved.',
    })),
    route(updateDealAvailability, async ({ scope, body }) => {
      const deal = await deals.updateDealAvailability(platform, scope, body);
      const state = deal.available ? 'available' : 'out of stock';
      return { data: deal, message: `${deal.name} is ${state}.` };
    }),
    route(removeFromBusiness, async ({ scope, body }) => {
      const remove = body.discriminator === 'DEAL' ? removeDeals : removeProducts;
      return remove(platform, scope, body.ids);
    }),
    route(restoreToBusiness, async ({ scope, body }) => {
      const restore = body.discriminator === 'DEAL' ? restoreDeals : restoreProducts;
      return restore(platform, scope, body.ids);
    }),
    route(findOffMenu, async ({ scope }) => ({ data: await findOffMenuItems(platform, scope) })),
  ];
}
