import { findCardPayment as findCardPaymentEndpoint } from '@counter/contract/payments';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPaymentOfOrder } from './payment-view.ts';

/** What the people of a store see of card payments. */
export function paymentRoutes({ db }: Platform): Route[] {
  return [
    route(findCardPaymentEndpoint, async ({ scope, params }) => ({
      data: await findPaymentOfOrder(db, scope, params.orderNumber),
      message: 'Payment loaded.',
    })),
  ];
}
