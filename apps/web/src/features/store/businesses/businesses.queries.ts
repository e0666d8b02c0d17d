import { findBusinesses, type Business } from '@counter/contract/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { onStoreEvent } from '../../../lib/live.ts';

/** How often the list is read again while the marketplace has something to decide, in milliseconds. */
const waitingRefresh = 60_000;

/** Where the cache keeps a person's stores. */
export function businessesKey(userId: number) {
  return ['stores', userId] as const;
}

/** The stores the person belongs to, approved or not. */
export function useBusinesses(userId: number) {
  return useQuery({
    queryKey: businessesKey(userId),
    queryFn: async ({ signal }) => {
      const { data } = await call(findBusinesses, { params: { id: String(userId) } }, { signal });
      return data;
    },
    // Offline it fails with a reason instead of waiting without one.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isUndecided) ? waitingRefresh : false),
  });
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
          void client.invalidateQueries({ queryKey: businessesKey(userId) });
        }
      }),
    [client, userId],
  );
}
