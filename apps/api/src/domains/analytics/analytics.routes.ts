import { findTodayStats } from '@counter/contract/analytics';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as analytics from './analytics.service.ts';

/** Every call of the analytics domain. */
export function analyticsRoutes({ db, clock }: Platform): Route[] {
  return [
    route(findTodayStats, async ({ scope }) => ({
      data: await analytics.findTodayStats(db, scope, clock.now()),
    })),
  ];
}
