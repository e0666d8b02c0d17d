import {
  blockCustomer,
  findBlockedCustomers,
  recordConsent,
  unblockCustomer,
  withdrawConsent,
} from '@counter/contract/customers';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as blocking from './blocking.service.ts';
import * as consents from './consents.service.ts';

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
    route(recordConsent, async ({ scope, body: { phoneNumber, how, note } }) => ({
      data: await act(scope, async (work) => {
        await consents.recordConsent(work, [phoneNumber], { how, note });
        return consents.findConsents(work.tx, scope, phoneNumber);
      }),
      message: 'Consent is recorded',
    })),
    route(withdrawConsent, async ({ scope, body: { phoneNumber, how } }) => ({
      data: await act(scope, async (work) => {
        await consents.withdrawConsent(work, phoneNumber, how);
        return consents.findConsents(work.tx, scope, phoneNumber);
      }),
      message: 'Consent is withdrawn',
    })),
  ];
}
