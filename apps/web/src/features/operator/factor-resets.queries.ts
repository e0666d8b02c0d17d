import { decideFactorReset, findFactorResets, type FactorReset } from '@counter/contract/auth';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { callWithProof } from '../../lib/proof.ts';

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
              title: `Remove the second factor of ${reset.fullName}?`,
              consequence:
                'It goes in 72 hours, unless they cancel it or sign in with it. They are emailed now.',
              submit: 'Approve',
              danger: true,
            }
          : { title: `Refuse the request of ${reset.fullName}?`, submit: 'Refuse' },
      ),
    onSuccess: ({ data }) => client.setQueryData(queryKey, data),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
