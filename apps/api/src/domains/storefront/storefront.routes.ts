import { findStorefront } from '@counter/contract/storefront';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as storefront from './storefront.service.ts';

/** Every call of the web store. */
export function storefrontRoutes(platform: Platform): Route[] {
  return [
    route(findStorefront, async ({ params }) => ({
      data: await storefront.findStorefront(platform, params.storeUrl),
    })),
  ];
}
