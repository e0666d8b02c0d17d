import {
  blockCustomer,
  findBlockedCustomers,
  unblockCustomer,
  type BlockedCustomer,
} from '@counter/contract/customers';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';

/** All of it is read again when customers change. */
const keys = {
  blocked: (storeId: number) => ['customers', storeId, 'blocked'] as const,
  page: (storeId: number, pageNumber: number) => [...keys.blocked(storeId), pageNumber] as const,
};

/** One page of the customers whose orders the store does not want, the last blocked first. */
export function useBlockedCustomers(pageNumber: number) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.page(storeId, pageNumber),
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId), pageNumber: String(pageNumber) };
      return (await call(findBlockedCustomers, { params }, { signal })).data;
    },
    placeholderData: keepPreviousData,
    // Offline it fails with a reason instead of waiting without one.
    networkMode: 'always',
    refetchOnReconnect: 'always',
  });
}

export type Block = { readonly phoneNumber: string; readonly reason: string };

/** Takes no further orders from a phone number. */
export function useBlockCustomer() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ phoneNumber, reason }: Block) =>
      call(blockCustomer, { body: { storeId, phoneNumber, reason } }),
    networkMode: 'always',
    // The row is there when that is told.
    onSuccess: () => client.invalidateQueries({ queryKey: keys.blocked(storeId) }),
  });
}

/** Takes orders from a customer again. */
export function useUnblockCustomer() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id: customerId }: BlockedCustomer) =>
      call(unblockCustomer, { body: { storeId, customerId } }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: keys.blocked(storeId) }),
  });
}
