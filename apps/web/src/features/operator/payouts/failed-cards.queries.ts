import type { CallOf } from '@counter/contract/endpoint';
import { findFailedCardPayments, retryCardPayment } from '@counter/contract/payments';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { keys, type Outcome } from '../operator.queries.ts';

/** The latest card payments that do not go on by themselves. */
export function useFailedCards() {
  return useQuery({
    queryKey: ['operator', 'card-payments'],
    queryFn: async ({ signal }) =>
      (await call(findFailedCardPayments, { query: {} }, { signal })).data,
  });
}

type Retry = CallOf<typeof retryCardPayment>['body'];

/** Tries one again; all that waits is read again whatever came of it. */
export function useRetryCard({ onDone, onRefused }: Outcome<unknown, Retry>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Retry) => call(retryCardPayment, { body }),
    onSuccess: ({ data }, wish) => onDone(data, wish),
    onError: (error, wish) => onRefused(error, wish),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
}
