import { exportPromotionsReport, findPromotionsReport } from '@counter/contract/analytics';
import { fileRoute, route, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { writePromotions } from './promotions-file.ts';
import { findPromotionsReport as findReport } from './promotions-report.service.ts';

/** Routes of the promotions report. */
export function promotionsReportRoutes({ db, clock }: Platform): Route[] {
  return [
    route(findPromotionsReport, async ({ scope, body: { startDate, endDate } }) => ({
      data: await findReport(db, scope, { startDate, endDate, now: clock.now() }),
    })),
    fileRoute(exportPromotionsReport, async ({ scope, body }) =>
      writePromotions(db, scope, { ...body, now: clock.now() }),
    ),
  ];
}
