import { findBusinesses, type Business } from '@counter/contract/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { now } from '@counter/browser/clock';
import { storesKey } from '../../../lib/store-key.ts';
import { onStoreEvent } from '../../../lib/live.ts';
import { keepNewSignIns } from '../../profile/index.ts';

/** Polling interval of the list while a decision is pending, in milliseconds. */
const pendingRefreshMs = 60_000;
/** Delay of the refresh after a change, in milliseconds. */
const soonest = 1000;
/** Limits the delay to a day, in milliseconds, because browsers limit timers. A longer wait relies on events. */
const maxTimerMs = 86_400_000;

/** Loads the person's stores, approved or not. */
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

/**
 * Returns the milliseconds until the next refetch: when a store opens or closes by schedule, or periodically while a
 * decision is pending.
 */
function untilNextChange(businesses: readonly Business[]): number | false {
  const changes = businesses.flatMap(({ opening: { until } }) => {
    const left = until === null ? Infinity : Date.parse(until) - now();
    return [left > 0 ? left + soonest : pendingRefreshMs];
  });
  const waiting = businesses.some(isUndecided) ? [pendingRefreshMs] : [];
  const next = Math.min(...changes, ...waiting);
  return next < maxTimerMs ? next : false;
}

/** Approvals and ends of suspensions depend on the marketplace, so the list has to be polled. */
function isUndecided({ storeApproved, suspension }: Business): boolean {
  return !storeApproved || suspension !== null;
}

/** Refetches the list when the marketplace changes the current store's status. */
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
