import {
  endAllSessions,
  endOneSession,
  findSessions,
  keepSession,
  reviewSession,
  type OpenSession,
} from '@counter/contract/auth';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { storesKey } from '../../lib/store-key.ts';
import { keepNewSignIns } from './new-sign-ins.queries.ts';
import { profileKey } from './profile-key.ts';

const sessionsKey = profileKey('sessions');

/** Loads the person's open sessions, latest first. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal, client }) =>
      withNewSignIns(client, (await call(findSessions, {}, { signal })).data),
    refetchOnWindowFocus: 'always',
  });
}

/** Keeps this session signed in for a shift. */
export function useKeepSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(keepSession, {})).data,
    onSuccess: (sessions) => keepSessions(client, sessions),
  });
}

/** Confirms a new device as the person's own. */
export function useReviewSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sessionId: number) =>
      (await call(reviewSession, { body: { sessionId } })).data,
    onSuccess: (sessions) => keepSessions(client, sessions),
    onError: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Ends one of the person's sessions. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sessionId: number) =>
      (await call(endOneSession, { body: { sessionId } })).data,
    onSuccess: (sessions) => keepSessions(client, sessions),
    onError: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Signs the person out everywhere. The caller has to clear the local session. */
export function useEndAllSessions() {
  return useMutation({
    mutationFn: async () => (await call(endAllSessions, {})).data.endedSessions,
  });
}

/** Cancels pending queries first, because their response would restore the old sessions. */
async function keepSessions(client: QueryClient, sessions: OpenSession[]): Promise<void> {
  await client.cancelQueries({ queryKey: sessionsKey });
  client.setQueryData(sessionsKey, withNewSignIns(client, sessions));
  void client.invalidateQueries({ queryKey: storesKey() });
}

function withNewSignIns(client: QueryClient, sessions: OpenSession[]): OpenSession[] {
  keepNewSignIns(
    client,
    sessions.filter(({ unreviewed }) => unreviewed),
  );
  return sessions;
}
