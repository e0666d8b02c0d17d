import { findProfile, startPasskeyProof, type PasskeyAssertion } from '@counter/contract/auth';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { answerWithPasskey } from '../../lib/account/passkeys.ts';

/** Loads the signed-in person's second factors when the dialog opens. */
export function useOwnFactors() {
  return useQuery({
    queryKey: ['proof', 'factors'],
    queryFn: async ({ signal }) => (await call(findProfile, {}, { signal })).data.secondFactor,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Lets a passkey of the person answer a challenge for this session. */
export async function proveWithPasskey(): Promise<PasskeyAssertion> {
  const { data } = await call(startPasskeyProof, {});
  return answerWithPasskey(data.options);
}
