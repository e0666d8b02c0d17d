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

/** Routes that consumer apps call with an API key. */
export function integrationRoutes(platform: Platform): Route[] {
  return [
    route(placeOrder, async ({ scope, integration, request, body }) => {
      const intake = { integration, idempotencyKey: keyOf(request), request: body };
      return { data: await takeSentOrder(platform, scope, intake), message: 'order is placed' };
    }),
    route(checkPromo, async ({ scope, body }) => ({
      data: await integrations.checkPromoCode(platform, scope, body),
    })),
    route(findMarketplaceStores, async ({ integration }) => ({
      data: await integrations.findMarketplaceStores(platform, integration),
    })),
    route(findMarketplaceMenu, async ({ scope }) => ({
      data: await integrations.findMarketplaceMenu(platform, scope),
    })),
  ];
}

function keyOf({ idempotencyKey }: RequestFacts): string {
  if (idempotencyKey !== undefined) return idempotencyKey;
  throw new ProblemError(
    'IDEMPOTENCY_KEY_REQUIRED',
    'Send an Idempotency-Key header, so that a repeated request does not place a second order.',
  );
}
