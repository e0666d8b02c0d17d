import { exportBreakdown, findBreakdown } from '@counter/contract/reports';
import { csvRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeBreakdown } from './breakdown-file.ts';
import * as breakdown from './breakdown.service.ts';

/** Every call of the reports domain. */
export function reportRoutes({ db }: Platform): Route[] {
  return [
    route(findBreakdown, async ({ scope, body }) => ({
      data: await breakdown.findBreakdown(db, scope, body),
    })),
    csvRoute(exportBreakdown, async ({ scope, body }) => writeBreakdown(db, scope, body)),
  ];
}
