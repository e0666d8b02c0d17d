import {
  findSentOrders,
  moveSentOrder,
  pushMenu,
  setProductsAvailability,
} from '@counter/contract/integrations';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { importProducts, setAvailability } from '../menu/index.ts';
import { findTodaysOrders, moveOrder } from '../orders/index.ts';

/** Routes that point-of-sale systems call with an API key. */
export function pointOfSaleRoutes(platform: Platform): Route[] {
  const { act, db, clock } = platform;
  return [
    route(findSentOrders, async ({ scope, query: { pageNumber = 0 } }) => ({
      data: await findTodaysOrders(db, scope, { now: clock.now(), pageNumber }),
    })),
    route(moveSentOrder, async ({ scope, params: { orderId }, body }) => ({
      data: await act(scope, async (work) => moveOrder(work, { orderId, ...body })),
    })),
    route(setProductsAvailability, async ({ scope, body: { products } }) => {
      // A fixed order prevents deadlocks between concurrent calls.
      const sorted = products.toSorted((a, b) => a.id - b.id);
      await act(scope, async (work) => {
        for (const product of sorted) await setAvailability(work, product);
      });
      return { data: { changed: products.length } };
    }),
    route(pushMenu, async ({ scope, body }) => ({
      data: await importProducts(platform, scope, body),
    })),
  ];
}
