import { createLead } from '@counter/contract/home';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as home from './home.service.ts';

/** Routes of the public home page. */
export function homeRoutes(platform: Platform): Route[] {
  return [
    route(createLead, async ({ body, request }) => ({
      data: await home.createLead(platform, body, request),
    })),
  ];
}
