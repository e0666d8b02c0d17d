import type { CallOf } from '@counter/contract/endpoint';
import { findFailedCardPayments, retryCardPayment } from '@counter/contract/payments';
import { operator } from '../operator-resource.ts';

/** Loads the latest card payments that are not retried automatically. */
export const useFailedCards = operator.read('card-payments', findFailedCardPayments, () => ({
  query: {},
}));

type Retry = CallOf<typeof retryCardPayment>['body'];

/** Retries a card payment. */
export const useRetryCard = operator.write(retryCardPayment, (_all, body: Retry) => ({ body }), {
  refetchFirst: true,
});
