import { exportStatement, findStatement, findWaterfall } from '@counter/contract/ledger';
import { fileRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeStatement } from './statement-file.ts';
import * as statement from './statement.service.ts';
import * as waterfalls from './waterfall.service.ts';

/** Routes of the ledger domain. */
export function ledgerRoutes(platform: Platform): Route[] {
  const { db, clock } = platform;
  return [
    route(findStatement, async ({ scope, body }) => ({
      data: await statement.findStatement(db, scope, body),
    })),
    route(findWaterfall, async ({ scope, body }) => ({
      data: await waterfalls.findWaterfall(db, scope, body, clock.now()),
    })),
    fileRoute(exportStatement, async ({ scope, body }) => writeStatement(platform, scope, body)),
  ];
}
