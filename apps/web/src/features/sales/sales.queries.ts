import {
  findSaleDay,
  findSaleMenu,
  recordSale,
  voidSale,
  type SaleRequest,
} from '@counter/contract/sales';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { Keyed } from '../../lib/send-once.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

const keys = {
  all: (storeId: number) => storeKey('sales', storeId),
  day: (storeId: number, day: string) => storeKey('sales', storeId, 'day', day),
  menu: (storeId: number) => storeKey('sales', storeId, 'menu'),
};

/** What a store day sold at the counter and earned online. */
export function useSaleDay(day: string) {
  const { userId, storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.day(storeId, day),
    queryFn: async ({ signal }) =>
      (await call(findSaleDay, { body: { userId, storeId, day } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** What can be sold at the counter. */
export function useSaleMenu() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.menu(storeId),
    queryFn: async ({ signal }) =>
      (await call(findSaleMenu, { params: { storeId: String(storeId) } }, { signal })).data,
  });
}

/** Records a sale; sending the same again under its key is harmless. */
export function useRecordSale() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ sent, key }: Keyed<SaleRequest>) =>
      (await call(recordSale, { body: sent }, { idempotencyKey: key })).data,
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}

/** Takes a sale out of the count. */
export function useVoidSale() {
  const { userId, storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, reason }: { id: number; reason: string }) =>
      (await call(voidSale, { body: { userId, storeId, id, reason } })).data,
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}
