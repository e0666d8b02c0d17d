import { findAnything } from '@counter/contract/search';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findInStore } from './search.service.ts';

/** Binds the routes of the search domain. */
export function searchRoutes(platform: Platform): Route[] {
  return [
    route(findAnything, async ({ scope, query }) => ({
      data: await findInStore(platform, scope, query.q),
    })),
  ];
}
