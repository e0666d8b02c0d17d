import {
  cancelTrackedOrder,
  findOrderAgain,
  findOrderTimes,
  findStorefront,
  payWebOrder,
  findTrackedOrder,
  followOrder,
  placeWebOrder,
  quoteWebOrder,
  sendOrderCode,
} from '@counter/contract/storefront';
import { route, topicRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { scopeForConsumer } from '../../platform/tenancy/tenancy.ts';
import * as cardOrders from './card-orders.service.ts';
import * as storefront from './storefront.service.ts';
import { findOrderAgain as findAgain } from './own-orders.service.ts';
import * as tracking from './tracking.service.ts';
import * as unpaidOrders from './unpaid-orders.service.ts';
import * as webOrders from './web-orders.service.ts';

/** Every call of the web store. */
export function storefrontRoutes(platform: Platform): Route[] {
  return [
    route(findStorefront, async ({ params }) => ({
      data: await storefront.findStorefront(platform, params.storeUrl),
    })),
    route(quoteWebOrder, async ({ params: { storeUrl }, body, consumer }) => ({
      data: await webOrders.quote(platform, { storeUrl, consumer }, body),
    })),
    route(findOrderTimes, async ({ params: { storeUrl, deliveryMethod } }) => ({
      data: await webOrders.findOrderTimes(platform, storeUrl, deliveryMethod),
    })),
    route(placeWebOrder, async ({ params: { storeUrl }, body, consumer, request }) => {
      const { requestId, idempotencyKey = '' } = request;
      const placing = { consumer, storeUrl, requestId, idempotencyKey, request: body };
      return { data: await webOrders.placeWebOrder(platform, placing) };
    }),
    route(sendOrderCode, async ({ params: { storeUrl }, consumer, request }) => {
      const { address, requestId } = request;
      const scope = await scopeForConsumer(platform.db, storeUrl, consumer.actor, requestId);
      return { data: await unpaidOrders.sendOrderCode(platform, scope, { consumer, address }) };
    }),
    route(payWebOrder, async ({ params: { storeUrl }, body, consumer, request }) => {
      const { requestId, idempotencyKey = '' } = request;
      const paying = { consumer, storeUrl, requestId, idempotencyKey, request: body };
      return { data: await cardOrders.payWebOrder(platform, paying) };
    }),
    route(findTrackedOrder, async ({ params }) => ({
      data: await tracking.findTrackedOrder(platform, params),
    })),
    topicRoute(followOrder, async ({ params }) => tracking.findTopic(platform, params)),
    route(cancelTrackedOrder, async ({ params, request: { requestId } }) => ({
      data: await tracking.cancelTrackedOrder(platform, { ...params, requestId }),
    })),
    route(findOrderAgain, async ({ params }) => ({ data: await findAgain(platform, params) })),
  ];
}
