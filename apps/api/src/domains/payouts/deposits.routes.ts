import { checkDeposits, exportDepositCheck } from '@counter/contract/payouts';
import { fileRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as deposits from './deposit-check.service.ts';

/** Binds the routes that compare bank files with payouts. */
export function depositRoutes(platform: Platform): Route[] {
  return [
    route(checkDeposits, async ({ scope, body }) => ({
      data: await deposits.checkDeposits(platform, scope, body.content),
    })),
    fileRoute(exportDepositCheck, async ({ scope, body }) =>
      deposits.exportDepositCheck(platform, scope, body.content),
    ),
  ];
}
