import {
  dismissSuggestion,
  findCustomerMonths,
  findFinancialOverview,
  findFirstSteps,
  findForecast,
  findGoals,
  findItemFigures,
  findOrderedTogether,
  findPerformanceOverview,
  findSuggestion,
  findTodayStats,
  noteFirstStep,
  rangeOfRequest,
  skipFirstStep,
  type OverviewRequest,
} from '@counter/contract/analytics';
import type { AnswerOf } from '@counter/contract/endpoint';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { shareReadings } from '../../platform/kernel/shared-reading.ts';
import * as analytics from './analytics.service.ts';
import * as beginning from './first-steps/first-steps.service.ts';
import * as customers from './customer-months/customer-months.service.ts';
import * as forecasts from './forecast/forecast.service.ts';
import * as goals from './goals/goals.service.ts';
import * as items from './items/items.service.ts';
import * as overviews from './overview.service.ts';
import { promotionsReportRoutes } from './promotions/promotions-report.routes.ts';
import { webStoreReportRoutes } from './web-store/web-store-report.routes.ts';
import * as suggestions from './suggestion/suggestion.service.ts';
import * as together from './together/together.service.ts';

/** Routes of the analytics domain. */
export function analyticsRoutes(platform: Platform): Route[] {
  const { db, clock, act } = platform;
  const shareToday = shareReadings<AnswerOf<typeof findTodayStats>>();
  const shareFinancials = shareReadings<AnswerOf<typeof findFinancialOverview>>();
  const sharePerformance = shareReadings<AnswerOf<typeof findPerformanceOverview>>();
  const shareItems = shareReadings<AnswerOf<typeof findItemFigures>>();
  const shareCustomers = shareReadings<AnswerOf<typeof findCustomerMonths>>();
  const shareForecast = shareReadings<AnswerOf<typeof findForecast>>();
  return [
    route(findTodayStats, ({ scope }) =>
      shareToday(`${scope.storeId}`, async () => ({
        data: await analytics.findTodayStats(db, scope, clock.now()),
      })),
    ),
    route(findForecast, ({ scope }) =>
      shareForecast(`${scope.storeId}`, async () => ({
        data: await forecasts.findForecast(db, scope, clock.now()),
      })),
    ),
    route(findItemFigures, ({ scope, body: { startDate, endDate, compared } }) => {
      const period = { from: startDate, to: endDate };
      const before = compared ? { from: compared.startDate, to: compared.endDate } : null;
      const days = [period, before].map((one) => (one ? `${one.from}-${one.to}` : '')).join('/');
      return shareItems(`${scope.storeId}/${days}`, async () => ({
        data: await items.findItemFigures(db, scope, { period, compared: before }, clock.now()),
      }));
    }),
    route(findOrderedTogether, async ({ scope, params }) => ({
      data: await together.findOrderedTogether(db, scope, params.productId, clock.now()),
    })),
    route(findCustomerMonths, ({ scope }) =>
      shareCustomers(`${scope.storeId}`, async () => ({
        data: await customers.findCustomerMonths(db, scope, clock.now()),
      })),
    ),
    route(findGoals, async ({ scope }) => ({ data: await goals.findGoals(platform, scope) })),
    route(findSuggestion, async ({ scope }) => ({
      data: await suggestions.findSuggestion(db, scope, clock.now()),
    })),
    route(dismissSuggestion, async ({ scope, body }) => {
      await act(scope, (work) => suggestions.dismissSuggestion(work, body));
      return { data: { dismissed: body.dismissed } };
    }),
    route(findFirstSteps, async ({ scope }) => ({
      data: await beginning.findFirstSteps(platform, scope),
    })),
    route(noteFirstStep, async ({ scope, body: { step } }) => {
      await act(scope, (work) => beginning.noteFirstStep(work, step));
      return { data: { done: true } };
    }),
    route(skipFirstStep, async ({ scope, body }) => {
      await act(scope, (work) => beginning.skipFirstStep(work, body));
      return { data: { skipped: body.skipped } };
    }),
    route(findFinancialOverview, ({ scope, body }) =>
      shareFinancials(keyOf(scope, body), async () => ({
        data: await overviews.findFinancialOverview(db, scope, askedBy(body, clock.now())),
      })),
    ),
    route(findPerformanceOverview, ({ scope, body }) =>
      sharePerformance(keyOf(scope, body), async () => ({
        data: await overviews.findPerformanceOverview(db, scope, askedBy(body, clock.now())),
      })),
    ),
    ...promotionsReportRoutes(platform),
    ...webStoreReportRoutes(platform),
  ];
}

function askedBy(body: OverviewRequest, now: Date): overviews.OverviewAsked {
  return { range: rangeOfRequest(body), comparison: body.comparison, now };
}

/** Returns the key by which equal requests about a store share one answer. */
function keyOf({ storeId }: StoreScope, body: OverviewRequest): string {
  return JSON.stringify([storeId, rangeOfRequest(body), body.comparison]);
}
