import { findSession } from '@counter/contract/auth';
import type { Business } from '@counter/contract/store';
import type { StoreEvent } from '@counter/contract/stream';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { storesKey } from '../../lib/store-key.ts';
import { call } from '../../lib/api.ts';
import { announceStoreEvent, updateLiveStatus } from '../../lib/live.ts';
import { expectEnd, readSession, sessionEnded } from '../../lib/session.ts';
import { text } from '../app.text.ts';
import { followStoreStream } from './follow-store.ts';
import { createStaleness } from './stale-queries.ts';

type TeamChange = Extract<StoreEvent, { kind: 'team.changed' }>;

/** Keeps all open screens of the store up to date while mounted. Does nothing without a store. */
export function useStoreStream(storeId: number | undefined, token: string): void {
  const cache = useQueryClient();

  useEffect(() => {
    if (storeId === undefined) return undefined;
    const closed = new AbortController();
    const { refetchAfter, refetchEverything, refetchFailed } = createStaleness(cache, storeId);
    updateLiveStatus(navigator.onLine ? 'connecting' : 'offline');
    void followStoreStream(
      storeId,
      token,
      {
        onEvent: (event) => {
          announceStoreEvent(event);
          if (event.kind === 'team.changed') applyTeamChange(cache, storeId, event.member);
          void refetchAfter(event);
        },
        onReset: () => void refetchEverything(),
        // Data fetched before the first connection may lack changes.
        onReady: (again) => void (again ? refetchFailed() : refetchEverything()),
        onEnded: () => void explainEnd(token),
        onRefused: () => void cache.invalidateQueries({ queryKey: storesKey() }),
      },
      closed.signal,
    );
    return () => closed.abort();
  }, [cache, storeId, token]);
}

/** Asks the server why the session ended. The refused call ends the session here, with the reason. */
async function explainEnd(token: string): Promise<void> {
  await call(findSession, {}, { token }).catch(() => undefined);
  if (readSession().user?.token === token) sessionEnded();
}

/** Reads the person's membership before the event invalidates it. */
function applyTeamChange(cache: QueryClient, storeId: number, member: TeamChange['member']): void {
  const me = readSession().user?.userId;
  if (me === undefined || member?.userId !== me) return;
  const stores = cache.getQueryData<readonly Business[]>(storesKey(me));
  const before = stores?.find(({ id }) => id === storeId);
  if (!before) return;
  // It may have been their only store. The next refused call would then end the session without this reason.
  if (member.change === 'REMOVED') expectEnd(text.noLongerOnTeam(before.name));
  void import('./own-membership.ts').then(({ announceOwnChange }) =>
    announceOwnChange(cache, before, member.change),
  );
}
