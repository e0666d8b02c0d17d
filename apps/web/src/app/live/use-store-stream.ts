import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announceStoreEvent, updateLiveStatus } from '../../lib/live.ts';
import { readSession, sessionEnded } from '../../lib/session.ts';
import { followStoreStream } from './follow-store.ts';
import { createStaleness } from './stale-queries.ts';

/** Keeps every open screen of the store current while the component is there; nothing without a store. */
export function useStoreStream(storeId: number | undefined, token: string): void {
  const cache = useQueryClient();

  useEffect(() => {
    if (storeId === undefined) return undefined;
    const closed = new AbortController();
    const { staleAfter, everythingStale, failedAgain } = createStaleness(cache, storeId);
    updateLiveStatus(navigator.onLine ? 'connecting' : 'offline');
    void followStoreStream(
      storeId,
      token,
      {
        onEvent: (event) => {
          announceStoreEvent(event);
          void staleAfter(event);
        },
        onReset: () => void everythingStale(),
        // What was asked for before the stream could tell of changes may have missed some.
        onReady: (again) => void (again ? failedAgain() : everythingStale()),
        onEnded: () => {
          if (readSession().user?.token === token) sessionEnded();
        },
      },
      closed.signal,
    );
    return () => closed.abort();
  }, [cache, storeId, token]);
}
