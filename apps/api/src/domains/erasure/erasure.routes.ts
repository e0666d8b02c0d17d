import { eraseCustomer } from '@counter/contract/customers';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as erasure from './erasure.service.ts';

/** The route that erases a customer. */
export function erasureRoutes({ act, vault }: Platform): Route[] {
  return [
    route(eraseCustomer, async ({ scope, body }) => {
      await act(scope, (work) => erasure.eraseCustomer(work, vault, body.customerId));
      return { data: null, message: 'Customer is erased' };
    }),
  ];
}
