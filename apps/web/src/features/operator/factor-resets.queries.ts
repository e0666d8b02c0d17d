import { decideFactorReset, findFactorResets, type FactorReset } from '@counter/contract/auth';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { callWithProof } from '../../lib/proof.ts';
import { text } from './operator.text.ts';

const queryKey = ['operator', 'factor-resets'];

/** People who lost their second factor. */
export function useFactorResets() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(findFactorResets, {}, { signal })).data,
  });
}

interface Decision {
  reset: FactorReset;
  approve: boolean;
  note: string;
}

/** Approves or refuses a request. */
export function useDecideFactorReset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ reset, approve, note }: Decision) =>
      callWithProof(
        decideFactorReset,
        { resetId: reset.id, approve, note },
        approve
          ? {
              title: text.removeSecondFactorOf(reset.fullName),
              consequence: text.itGoesIn72Hours,
              submit: text.approve,
              danger: true,
            }
          : { title: text.refuseRequestOf(reset.fullName), submit: text.refuse },
      ),
    onSuccess: ({ data }) => client.setQueryData(queryKey, data),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
