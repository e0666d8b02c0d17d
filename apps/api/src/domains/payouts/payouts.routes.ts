import {
  exportPayout,
  exportPayouts,
  findNextPayout,
  findPayout,
  findPayoutAdjustments,
  findPayoutOrders,
  findPayoutProgress,
  findPayouts,
} from '@counter/contract/payouts';
import { fileRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { depositRoutes } from './deposits.routes.ts';
import { exportPayouts as writeList } from './export-payout-list.service.ts';
import * as exports from './export-payouts.service.ts';
import { findNextPayout as readNextPayout } from './next-payout.service.ts';
import { operatorPayoutRoutes } from './operator-payouts.routes.ts';
import * as payouts from './payouts.service.ts';
import { findPayoutProgress as readProgress } from './progress.service.ts';

/** Binds the routes of the payouts domain. */
export function payoutRoutes(platform: Platform): Route[] {
  return [
    ...merchantRoutes(platform),
    ...depositRoutes(platform),
    ...operatorPayoutRoutes(platform),
  ];
}

function merchantRoutes(platform: Platform): Route[] {
  const { db, clock } = platform;
  return [
    route(findPayouts, async ({ scope, body }) => ({
      data: await payouts.findPayouts(db, scope, body),
    })),
    fileRoute(exportPayouts, async ({ scope, body }) => writeList(platform, scope, body)),
    route(findNextPayout, async ({ scope }) => ({
      data: await readNextPayout(db, scope, clock.now()),
    })),
    route(findPayoutProgress, async ({ scope, body }) => ({
      data: await readProgress(db, scope, body, clock.now()),
    })),
    route(findPayout, async ({ scope, params }) => ({
      data: await payouts.findPayout(db, scope, params.transactionId),
    })),
    route(findPayoutOrders, async ({ scope, body }) => ({
      data: await payouts.findPayoutOrders(db, scope, body),
    })),
    route(findPayoutAdjustments, async ({ scope, body }) => ({
      data: await payouts.findPayoutAdjustments(db, scope, body),
    })),
    fileRoute(exportPayout, async ({ scope, body }) =>
      exports.exportStatement(db, scope, body.transactionId),
    ),
  ];
}
