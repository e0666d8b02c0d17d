import {
  findMarketplaceMenu,
  findMarketplaceStores,
  placeOrder,
} from '@counter/contract/integrations';
import { checkPromo } from '@counter/contract/promotions';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { route, type RequestFacts, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeSentOrder } from './intake.service.ts';
import * as integrations from './integrations.service.ts';

/** Every call that consumer apps make with an API key. */
export function integrationRoutes(platform: Platform): Route[] {
  return [
    route(placeOrder, async ({ integration, request, body }) => {
      const { requestId } = request;
      const intake = { integration, requestId, idempotencyKey: keyOf(request), request: body };
      return { data: await takeSentOrder(platform, intake), message: 'order is placed' };
    }),
    route(checkPromo, async ({ integration, request: { requestId }, body }) => ({
      data: await integrations.checkPromoCode(platform, { integration, requestId, ...body }),
    })),
    route(findMarketplaceStores, async () => ({
      data: await integrations.findMarketplaceStores(platform),
    })),
    route(findMarketplaceMenu, async ({ integration, request, params }) => {
      const context = { integration, requestId: request.requestId, storeUrl: params.storeUrl };
      return { data: await integrations.findMarketplaceMenu(platform, context) };
    }),
  ];
}

function keyOf({ idempotencyKey }: RequestFacts): string {
  if (idempotencyKey !== undefined) return idempotencyKey;
  throw new ProblemError(
    'IDEMPOTENCY_KEY_REQUIRED',
    'Send an Idempotency-Key header, so that a repeated request does not place a second order.',
  );
}
