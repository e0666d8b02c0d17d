import { findStoreStatus, updateStoreStatus } from '@counter/contract/store';
import type { StoreStatus } from '@counter/contract/store';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { now } from '@counter/browser/clock';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';
import { keepsStatus, openStore } from './open-store.ts';

/** Fallback polling interval of the status if the live stream is silent, in milliseconds. */
const refreshIntervalMs = 60_000;
const soonest = 1000;

/** Returns the query key of a store's status. */
function statusKey(storeId: number) {
  return storeKey('store', storeId, 'status');
}

/**
 * Opens (true) or closes (false) the store, then refetches its status. `useStoreStatus` shows the change optimistically
 * and rolls it back on failure.
 */
export const useToggleStore = openStore.write(
  updateStoreStatus,
  ({ userId, storeId }, online: boolean) => ({ body: { userId, id: storeId, online } }),
  keepsStatus,
);

const usePendingToggles = useToggleStore.usePending;

/** Loads the current store's status. `pending` is a change that the server has not confirmed yet. */
export function useStoreStatus() {
  const query = useStatusOf(useCurrentStore().storeId);
  return { ...query, pending: usePendingToggles().at(-1) };
}

/** Loads the status of one of the person's stores. */
export function useStatusOf(storeId: number) {
  return useQuery({
    queryKey: statusKey(storeId),
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId) };
      return (await call(findStoreStatus, { params }, { signal })).data;
    },
    refetchInterval: ({ state }) => untilNextChange(state.data),
    refetchOnWindowFocus: 'always',
  });
}

/** Returns the milliseconds until the next refetch: the status changes by schedule at `until`. */
function untilNextChange(status: StoreStatus | undefined): number {
  if (!status?.until) return refreshIntervalMs;
  const left = Date.parse(status.until) - now();
  return left > 0 ? Math.min(refreshIntervalMs, left + soonest) : refreshIntervalMs;
}
