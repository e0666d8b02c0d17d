import type { NewSignIn } from '@counter/contract/auth';
import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { profileKey } from './profile-key.ts';

const queryKey = profileKey('newSignIns');
const none: readonly NewSignIn[] = [];

/** Caches the unconfirmed sign-ins that another call's response contains. */
export function keepNewSignIns(client: QueryClient, signIns: readonly NewSignIn[]): void {
  client.setQueryData(queryKey, signIns);
}

/**
 * Returns the person's unconfirmed sign-ins from new devices, latest first. They come with the list of stores, which
 * every visit loads anyway, and with the list of sessions.
 */
export function useNewSignIns(): readonly NewSignIn[] {
  const { data = none } = useQuery<readonly NewSignIn[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  return data;
}
