import { exportStatement, findStatement } from '@counter/contract/ledger';
import { csvRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeStatement } from './statement-file.ts';
import * as statement from './statement.service.ts';

/** Every call of the ledger domain. */
export function ledgerRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(findStatement, async ({ scope, body }) => ({
      data: await statement.findStatement(db, scope, body),
    })),
    csvRoute(exportStatement, async ({ scope, body }) => writeStatement(platform, scope, body)),
  ];
}
