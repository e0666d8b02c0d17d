import {
  endBusy,
  endPause,
  pauseStore,
  setBusy,
  type BusyRequest,
  type PauseRequest,
  type StoreStatus,
} from '@counter/contract/store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { businessesKey } from '../businesses/businesses.queries.ts';
import { statusKey } from '../store.queries.ts';
import { storeKey } from '../../../lib/store-key.ts';

type Sent = { readonly data: StoreStatus };

/** Pauses the store, or changes until when. */
export function usePause() {
  return useStartOverride(async (body: PauseRequest) => call(pauseStore, { body }));
}

/** Adds minutes to new promises, or changes how many. */
export function useSetBusy() {
  return useStartOverride(async (body: BusyRequest) => call(setBusy, { body }));
}

/** Ends the pause, or the busy time, that runs. */
export function useEndOverride(kind: 'PAUSE' | 'BUSY') {
  const { storeId } = useCurrentStore();
  const endpoint = kind === 'PAUSE' ? endPause : endBusy;
  return useStartOverride(async () => call(endpoint, { body: { storeId } }));
}

function useStartOverride<Body>(send: (body: Body) => Promise<Sent>) {
  const { storeId, userId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    scope: { id: `store ${storeId} status` },
    onSuccess: async ({ data }) => {
      const queryKey = statusKey(storeId);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, data);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: storeKey('store', storeId) });
      void client.invalidateQueries({ queryKey: businessesKey(userId) });
    },
  });
}
