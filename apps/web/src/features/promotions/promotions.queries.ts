import {
  findPromos,
  removePromo,
  restorePromo,
  savePromo,
  type Promo,
  type PromoRequest,
} from '@counter/contract/promotions';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { Keyed } from '../../lib/send-once.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** All of it is read again when promo codes change or orders use them. */
const keys = {
  lists: (storeId: number) => storeKey('promotions', storeId, 'list'),
  page: (storeId: number, pageNumber: number) => [...keys.lists(storeId), pageNumber] as const,
};

/** One page of the store's promo codes, the newest first. */
export function usePromos(pageNumber: number) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.page(storeId, pageNumber),
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId), pageNumber: String(pageNumber) };
      return (await call(findPromos, { params }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

/** Adds a promo code. */
export function useSavePromo() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ sent, key }: Keyed<PromoRequest>) =>
      call(savePromo, { body: sent }, { idempotencyKey: key }),
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.lists(storeId) }),
  });
}

type RemovalOutcome = {
  readonly onDone: (promo: Promo) => void;
  readonly onRefused: (promo: Promo, error: Error) => void;
};

/** Deletes promo codes; the list is read again. */
export function useRemovePromo(outcome: RemovalOutcome) {
  const { storeId } = useCurrentStore();
  return useRemoval(outcome, async ({ id }) => {
    const params = { storeId: String(storeId), promoCodeId: String(id) };
    return call(removePromo, { params });
  });
}

/** Brings back promo codes that were deleted. */
export function useRestorePromo(outcome: RemovalOutcome) {
  const { storeId } = useCurrentStore();
  return useRemoval(outcome, async ({ id }) => call(restorePromo, { body: { storeId, id } }));
}

function useRemoval(
  { onDone, onRefused }: RemovalOutcome,
  mutationFn: (promo: Promo) => Promise<unknown>,
) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (_, promo) => {
      // The row is gone, or back, when that is told.
      await client.invalidateQueries({ queryKey: keys.lists(storeId) });
      onDone(promo);
    },
    onError: (error, promo) => onRefused(promo, error),
  });
}
