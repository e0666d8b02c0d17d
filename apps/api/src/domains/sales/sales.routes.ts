import { findSaleDay, findSaleMenu, recordSale, voidSale } from '@counter/contract/sales';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as sales from './sales.service.ts';

/** Every call of the sales domain. */
export function saleRoutes(platform: Platform): Route[] {
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
