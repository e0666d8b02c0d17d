import { findStoreStatus, updateStoreStatus } from '@counter/contract/store';
import type { StoreStatus } from '@counter/contract/store';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** The refresh interval of the status in case the live stream is silent, in milliseconds. */
const refreshIntervalMs = 60_000;
const soonest = 1000;

/** Returns the query key of a store's status. */
export function statusKey(storeId: number) {
  return storeKey('store', storeId, 'status');
}

const keys = {
  toggle: (storeId: number) => storeKey('store', storeId, 'toggle'),
};

/**
 * Loads the status of the current store. `pending` is a toggle that the server has not confirmed
 * yet.
 */
export function useStoreStatus() {
  const { storeId } = useCurrentStore();
  const query = useStatusOf(storeId);
  const pending = useMutationState({
    filters: { mutationKey: keys.toggle(storeId), status: 'pending' },
    select: ({ state }) => state.variables === true,
  }).at(-1);
  return { ...query, pending };
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

/** The status changes by itself at `until`; it is read again then. */
function untilNextChange(status: StoreStatus | undefined): number {
  if (!status?.until) return refreshIntervalMs;
  const left = Date.parse(status.until) - now();
  return left > 0 ? Math.min(refreshIntervalMs, left + soonest) : refreshIntervalMs;
}

export type ToggleOutcome = {
  onDone: (online: boolean) => void;
  onRefused: (online: boolean, error: Error) => void;
};

/**
 * Opens (true) or closes (false) the store, then reads its status again. Shown at once through
 * `useStoreStatus` and taken back if refused. The outcome is told even when the caller has gone.
 */
export function useToggleStore({ onDone, onRefused }: ToggleOutcome) {
  const { userId, storeId } = useCurrentStore();
  const client = useQueryClient();
  const queryKey = statusKey(storeId);
  return useMutation({
    mutationKey: keys.toggle(storeId),
    mutationFn: (online: boolean) =>
      call(updateStoreStatus, { body: { userId, id: storeId, online } }),
    scope: { id: `store ${storeId} status` },
    onSuccess: async ({ data }, online) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, data);
      onDone(online);
    },
    onError: (error, online) => onRefused(online, error),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}
