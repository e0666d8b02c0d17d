import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listQuery } from '../operator/operator.schemas.ts';
import { envelope, idInPath, pageOf } from '../shared/schema.ts';
import { cardPayment, failedCardPayment, retryCardPaymentRequest } from './payments.schemas.ts';

export const findCardPayment = endpoint({
  method: 'GET',
  path: '/merchant/store/order/card/{storeId}/{orderNumber}',
  summary: "Gets the state of an order's card payment; null for any other order.",
  params: z.object({ storeId: idInPath, orderNumber: z.string().check(z.maxLength(20)) }),
  answer: envelope(z.nullable(cardPayment)),
  can: { permission: 'history:read', store: 'params.storeId' },
});

export const findFailedCardPayments = endpoint({
  method: 'GET',
  path: '/operator/card-payments',
  summary: 'Lists the card payments that are no longer retried automatically, the latest first.',
  query: listQuery,
  answer: envelope(pageOf(failedCardPayment)),
  can: 'operator',
});

export const retryCardPayment = endpoint({
  method: 'POST',
  path: '/operator/card-payment/retry',
  summary: 'Retries a card payment.',
  body: retryCardPaymentRequest,
  answer: envelope(z.null()),
  can: { who: 'operator', store: 'body.storeId' },
});
