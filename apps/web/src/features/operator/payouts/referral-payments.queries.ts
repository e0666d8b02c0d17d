import type { CallOf } from '@counter/contract/endpoint';
import { findReferralPayments, moveReferralPayment } from '@counter/contract/referrals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { Outcome } from '../operator.queries.ts';

const queryKey = ['operator', 'referral-payments'] as const;

/** The latest payments to people who brought others. */
export function useReferralPayments() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call(findReferralPayments, { query: {} }, { signal })).data,
  });
}

type ReferralMove = CallOf<typeof moveReferralPayment>['body'];

/** Notes what the bank did with one; they are read again whatever came of it. */
export function useMoveReferralPayment({ onDone, onRefused }: Outcome<unknown, ReferralMove>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ReferralMove) => call(moveReferralPayment, { body }),
    onSuccess: ({ data }, wish) => onDone(data, wish),
    onError: (error, wish) => onRefused(error, wish),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
