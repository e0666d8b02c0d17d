import {
  findRiders,
  removeRider,
  restoreRider,
  saveRider,
  updateRiderDuty,
  type Rider,
  type RiderRequest,
} from '@counter/contract/people';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { editedKey, storeKey } from '../../../lib/store-key.ts';

async function readRider(storeId: number, id: number, signal?: AbortSignal) {
  const params = { storeId: String(storeId) };
  const { data } = await call(findRiders, { params }, signal ? { signal } : {});
  return data.find((one) => one.id === id);
}

/** One rider as the server has them now, null where there is no such one; asks for nothing without an id. */
export function useRider(id: number | undefined) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: editedKey('rider', storeId, id ?? 0),
    queryFn: async ({ signal }) => (await readRider(storeId, id ?? 0, signal)) ?? null,
    enabled: id !== undefined,
    // What is being edited must not change under the person.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** Reads a rider anew, past the cache: what somebody else has made of them. */
export function useReadRider(): (id: number) => Promise<Rider | undefined> {
  const { storeId } = useCurrentStore();
  return async (id) => readRider(storeId, id);
}

/** Adds or changes a rider; sending the same again under its key is harmless. */
export function useSaveRider() {
  return useChange(async ({ sent, key }: Keyed<RiderRequest>) =>
    call(saveRider, { body: sent }, { idempotencyKey: key }),
  );
}

export type Duty = { readonly rider: Rider; readonly onDuty: boolean };

/** Says of riders that they are on duty, or are not any more. */
export function useRiderDuty() {
  const { storeId } = useCurrentStore();
  return useChange(async ({ rider: { id }, onDuty }: Duty) =>
    call(updateRiderDuty, { body: { storeId, id, onDuty } }),
  );
}

/** Takes riders out of the list. */
export function useRemoveRider() {
  const { storeId } = useCurrentStore();
  return useChange(async ({ id }: Rider) => call(removeRider, { body: { storeId, id } }));
}

/** Brings riders back that were removed. */
export function useRestoreRider() {
  const { storeId } = useCurrentStore();
  return useChange(async ({ id }: Rider) => call(restoreRider, { body: { storeId, id } }));
}

/** The list is read again before the outcome is told. */
function useChange<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: storeKey('people', storeId) }),
  });
}
