import { findProfile, startPasskeyProof, type PasskeyAssertion } from '@counter/contract/auth';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { answerWithPasskey } from '../../lib/account/passkeys.ts';

/** The signed-in person's second factors, as they are when the dialog opens. */
export function useOwnFactors() {
  return useQuery({
    queryKey: ['proof', 'factors'],
    queryFn: async ({ signal }) => (await call(findProfile, {}, { signal })).data.secondFactor,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Has one of the person's passkeys answer a challenge of this session. */
export async function proveWithPasskey(): Promise<PasskeyAssertion> {
  const { data } = await call(startPasskeyProof, {});
  return answerWithPasskey(data.options);
}
