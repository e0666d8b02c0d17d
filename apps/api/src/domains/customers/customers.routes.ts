import { blockCustomer, findBlockedCustomers, unblockCustomer } from '@counter/contract/customers';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as blocking from './blocking.service.ts';

/** Every call about the customers of a store. */
export function customerRoutes({ db, act }: Platform): Route[] {
  return [
    route(findBlockedCustomers, async ({ scope, params }) => ({
      data: await blocking.findBlocked(db, scope, params.pageNumber),
    })),
    route(blockCustomer, async ({ scope, body }) => ({
      data: await act(scope, (work) => blocking.blockCustomer(work, body)),
      message: 'Customer is blocked',
    })),
    route(unblockCustomer, async ({ scope, body }) => ({
      data: await act(scope, (work) => blocking.unblockCustomer(work, body.customerId)),
      message: 'Customer is unblocked',
    })),
  ];
}
