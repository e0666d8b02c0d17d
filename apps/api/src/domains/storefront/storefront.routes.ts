import {
  cancelTrackedOrder,
  findOrderAgain,
  findOrderTimes,
  findStorefront,
  payWebOrder,
  findTrackedOrder,
  followOrder,
  placeWebOrder,
  printOrderCode,
  quoteWebOrder,
  sendOrderCode,
} from '@counter/contract/storefront';
import { fileRoute, route, topicRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as cardOrders from './card-orders.service.ts';
import * as orderCodes from './order-code/order-code.service.ts';
import * as storefront from './storefront.service.ts';
import { findOrderAgain as findAgain } from './own-orders.service.ts';
import * as tracking from './tracking.service.ts';
import * as unpaidOrders from './unpaid-orders.service.ts';
import { isPerson } from './visits/page-view.ts';
import type { VisitCounter } from './visits/visit-counter.ts';
import * as webOrders from './web-orders.service.ts';

/** Binds the routes of the web store. */
export function storefrontRoutes(platform: Platform, visits: VisitCounter): Route[] {
  return [
    route(findStorefront, async ({ scope }) => ({
      data: await storefront.findStorefront(platform, scope),
    })),
    route(quoteWebOrder, async ({ scope, body, consumer, request }) => {
      if (isPerson(request.userAgent)) visits.note(scope, ['BASKET'], request);
      return { data: await webOrders.quote(platform, { scope, consumer }, body) };
    }),
    route(findOrderTimes, async ({ scope, params: { deliveryMethod } }) => ({
      data: await webOrders.findOrderTimes(platform, scope, deliveryMethod),
    })),
    route(placeWebOrder, async ({ scope, body, consumer, request: { idempotencyKey = '' } }) => {
      const placing = { consumer, idempotencyKey, request: body };
      return { data: await webOrders.placeWebOrder(platform, scope, placing) };
    }),
    route(sendOrderCode, async ({ scope, consumer, request: { address } }) => ({
      data: await unpaidOrders.sendOrderCode(platform, scope, { consumer, address }),
    })),
    route(payWebOrder, async ({ scope, body, consumer, request: { idempotencyKey = '' } }) => {
      const paying = { consumer, idempotencyKey, request: body };
      return { data: await cardOrders.payWebOrder(platform, scope, paying) };
    }),
    route(findTrackedOrder, async ({ scope, params: { token } }) => ({
      data: await tracking.findTrackedOrder(platform, scope, token),
    })),
    topicRoute(followOrder, async ({ scope, params: { token } }) =>
      tracking.findTopic(platform, scope, token),
    ),
    route(cancelTrackedOrder, async ({ scope, params: { token } }) => ({
      data: await tracking.cancelTrackedOrder(platform, scope, token),
    })),
    fileRoute(printOrderCode, async ({ scope, body }) =>
      orderCodes.printOrderCode(platform, scope, body),
    ),
    route(findOrderAgain, async ({ scope, params: { token } }) => ({
      data: await findAgain(platform, scope, token),
    })),
  ];
}
