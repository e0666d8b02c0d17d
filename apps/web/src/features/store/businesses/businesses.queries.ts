import { findBusinesses, type Business } from '@counter/contract/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { now } from '@counter/browser/clock';
import { storesKey } from '../../../lib/store-key.ts';
import { onStoreEvent } from '../../../lib/live.ts';
import { keepNewSignIns } from '../../profile/index.ts';

/** The refresh interval of the list while a decision is pending, in milliseconds. */
const pendingRefreshMs = 60_000;
/** The delay before the list is refreshed after a change. */
const soonest = 1000;
/** A browser cannot wait longer; who stays so long is told by an event or a reload. */
const maxTimerMs = 86_400_000;

/** The stores the person belongs to, approved or not. */
export function useBusinesses(userId: number) {
  return useQuery({
    queryKey: storesKey(userId),
    queryFn: async ({ signal, client }) => {
      const params = { id: String(userId) };
      const { data, newSignIns } = await call(findBusinesses, { params }, { signal });
      keepNewSignIns(client, newSignIns);
      return data;
    },
    refetchInterval: ({ state }) => untilNextChange(state.data ?? []),
  });
}

/** It is read again when one of them opens or closes by itself, and while something is undecided. */
function untilNextChange(businesses: readonly Business[]): number | false {
  const changes = businesses.flatMap(({ opening: { until } }) => {
    const left = until === null ? Infinity : Date.parse(until) - now();
    return [left > 0 ? left + soonest : pendingRefreshMs];
  });
  const waiting = businesses.some(isUndecided) ? [pendingRefreshMs] : [];
  const next = Math.min(...changes, ...waiting);
  return next < maxTimerMs ? next : false;
}

/** Approval and the end of a suspension come from elsewhere. */
function isUndecided({ storeApproved, suspension }: Business): boolean {
  return !storeApproved || suspension !== null;
}

/** Reads the list again when the marketplace has changed something about the current store. */
export function useRefreshOnStatus(userId: number): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onStoreEvent(({ kind }) => {
        if (kind === 'store.status') {
          void client.invalidateQueries({ queryKey: storesKey(userId) });
        }
      }),
    [client, userId],
  );
}
