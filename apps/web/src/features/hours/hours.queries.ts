import {
  findHoursRecord,
  findStoreHours,
  removeHoursException,
  saveHoursException,
  saveStoreHours,
  type ExceptionRequest,
  type HoursException,
  type SaveHoursRequest,
  type StoreHours,
} from '@counter/contract/store';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** All of it is read again when somebody changes when the store takes orders. */
const keys = {
  store: (storeId: number) => storeKey('store', storeId),
  hours: (storeId: number) => storeKey('store', storeId, 'hours'),
  record: (storeId: number) => storeKey('store', storeId, 'hours record'),
};

/** When the store works, and the days that differ. */
export function useStoreHours() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.hours(storeId),
    queryFn: async ({ signal }) =>
      (await call(findStoreHours, { params: { storeId: String(storeId) } }, { signal })).data,
  });
}

/** Every change of when the store takes orders, page after page. */
export function useHoursRecord() {
  const { storeId } = useCurrentStore();
  return useInfiniteQuery({
    queryKey: keys.record(storeId),
    queryFn: async ({ pageParam, signal }) =>
      (await call(findHoursRecord, { body: { storeId, pageNumber: pageParam } }, { signal })).data,
    initialPageParam: 0,
    getNextPageParam: ({ totalElements }, pages) => {
      const read = pages.reduce((total, { content }) => total + content.length, 0);
      return read < totalElements && pages.at(-1)?.content.length !== 0 ? pages.length : undefined;
    },
  });
}

/** Saves the week. */
export function useSaveHours() {
  return useChange(async (body: SaveHoursRequest) => call(saveStoreHours, { body }));
}

/** Saves days that differ. */
export function useSaveException() {
  return useChange(async (body: ExceptionRequest) => call(saveHoursException, { body }));
}

/** Removes days that differ. */
export function useRemoveException() {
  const { storeId } = useCurrentStore();
  return useChange(async ({ id }: HoursException) =>
    call(removeHoursException, { body: { storeId, id } }),
  );
}

function useChange<Body>(send: (body: Body) => Promise<{ readonly data: StoreHours }>) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ data }) => {
      const queryKey = keys.hours(storeId);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, data);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: keys.store(storeId) }),
  });
}
