import { operatorPageSize } from '@counter/contract/operator';
import {
  findCardPayment as findCardPaymentEndpoint,
  findFailedCardPayments,
  retryCardPayment,
} from '@counter/contract/payments';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { scopeForOperator } from '../../platform/tenancy/tenancy.ts';
import { findFailedPayments, retryFailedPayment } from './given-up.service.ts';
import { findPaymentOfOrder } from './payment-view.ts';

/** Binds the calls about card payments for stores and staff. */
export function paymentRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(findCardPaymentEndpoint, async ({ scope, params }) => ({
      data: await findPaymentOfOrder(db, scope, params.orderNumber),
      message: 'Payment loaded.',
    })),
    route(findFailedCardPayments, async ({ query: { search, pageNumber } }) => ({
      data: await findFailedPayments(platform, {
        search,
        pageNumber: Number(pageNumber),
        pageSize: operatorPageSize,
      }),
    })),
    route(retryCardPayment, async ({ session, body: { storeId, id }, request: { requestId } }) => {
      const scope = await scopeForOperator(db, session, storeId, requestId);
      await retryFailedPayment(platform, scope, id);
      return { data: null, message: 'The money is where it belongs.' };
    }),
  ];
}
