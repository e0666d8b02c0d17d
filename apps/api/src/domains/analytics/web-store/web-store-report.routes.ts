import { exportWebStoreReport, findWebStoreReport } from '@counter/contract/analytics';
import { fileRoute, route, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { writeWebStore } from './web-store-file.ts';
import { findWebStoreReport as findReport } from './web-store-report.service.ts';

/** Routes of the web store report. */
export function webStoreReportRoutes({ db, clock }: Platform): Route[] {
  return [
    route(findWebStoreReport, async ({ scope, body: { startDate, endDate } }) => ({
      data: await findReport(db, scope, { startDate, endDate, now: clock.now() }),
    })),
    fileRoute(exportWebStoreReport, async ({ scope, body: { startDate, endDate } }) =>
      writeWebStore(db, scope, { startDate, endDate, now: clock.now() }),
    ),
  ];
}
