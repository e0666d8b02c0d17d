import type { CallOf } from '@counter/contract/endpoint';
import { findFailedCardPayments, retryCardPayment } from '@counter/contract/payments';
import { operator } from '../operator-resource.ts';

/** The latest card payments that do not go on by themselves. */
export const useFailedCards = operator.read('card-payments', findFailedCardPayments, () => ({
  query: {},
}));

type Retry = CallOf<typeof retryCardPayment>['body'];

/** Tries one again. */
export const useRetryCard = operator.write(retryCardPayment, (_all, body: Retry) => ({ body }), {
  refetchFirst: true,
});
