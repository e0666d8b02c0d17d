import {
  closeDay,
  exportDays,
  findDayReport,
  findDays,
  findSaleDay,
  findSaleMenu,
  recordSale,
  reopenDay,
  voidSale,
} from '@counter/contract/sales';
import { fileRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as closing from './closing/closing.service.ts';
import { writeDays } from './closing/days-file.ts';
import * as sales from './sales.service.ts';

/** Binds the routes of counter sales and day closing. */
export function saleRoutes(platform: Platform): Route[] {
  return [...counterRoutes(platform), ...dayRoutes(platform)];
}

function dayRoutes(platform: Platform): Route[] {
  const { act } = platform;
  return [
    route(findDayReport, async ({ scope, body }) => ({
      data: await closing.findDayReport(platform, scope, body.day),
    })),
    route(findDays, async ({ scope, body }) => ({
      data: await closing.findDays(platform, scope, body.month),
    })),
    fileRoute(exportDays, async ({ scope, body }) => writeDays(platform, scope, body.month)),
    route(closeDay, async ({ scope, body }) => ({
      data: await act(scope, (work) => closing.closeDay(work, body)),
      message: 'day is closed',
    })),
    route(reopenDay, async ({ scope, body }) => ({
      data: await act(scope, (work) => closing.reopenDay(work, body.day, body.reason)),
      message: 'day is open again',
    })),
  ];
}

function counterRoutes(platform: Platform): Route[] {
  const { act } = platform;
  return [
    route(findSaleDay, async ({ scope, body }) => ({
      data: await sales.findSaleDay(platform, scope, body.day),
    })),
    route(findSaleMenu, async ({ scope }) => ({
      data: await sales.findSaleMenu(platform, scope),
    })),
    route(recordSale, async ({ scope, body, request }) => ({
      data: await act(scope, (work) => sales.recordSale(work, body, request.idempotencyKey)),
      message: 'sale is recorded',
    })),
    route(voidSale, async ({ scope, body }) => ({
      data: await act(scope, (work) => sales.voidSale(work, body.id, body.reason)),
      message: 'sale is voided',
    })),
  ];
}
