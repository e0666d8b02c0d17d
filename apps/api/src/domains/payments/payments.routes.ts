import { operatorPageSize } from '@counter/contract/operator';
import {
  findCardPayment as findCardPaymentEndpoint,
  findFailedCardPayments,
  retryCardPayment,
} from '@counter/contract/payments';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findFailedPayments, retryFailedPayment } from './given-up.service.ts';
import { findPaymentOfOrder } from './payment-view.ts';

/** Binds the card payment routes for stores and operators. */
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
    route(retryCardPayment, async ({ scope, body: { id } }) => {
      await retryFailedPayment(platform, scope, id);
      return { data: null, message: 'The money is where it belongs.' };
    }),
  ];
}
