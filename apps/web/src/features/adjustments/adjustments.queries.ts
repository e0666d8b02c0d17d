import {
  contestCharge,
  findAdjustableOrders,
  findCharge,
  findCharges,
  findRefundableOrder,
  refundOrder,
  type Charge,
  type RefundableOrder,
} from '@counter/contract/adjustments';
import type { CallOf } from '@counter/contract/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { Keyed } from '../../lib/send-once.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

const keys = {
  all: (storeId: number) => storeKey('adjustments', storeId),
  order: (storeId: number, orderNumber: string) =>
    storeKey('adjustments', storeId, 'order', orderNumber),
  charge: (storeId: number, id: number) => storeKey('adjustments', storeId, 'charge', id),
};

/** One page of the completed orders that a search finds. */
export function useAdjustableOrders(search: string, page: number) {
  const { userId, storeId } = useCurrentStore();
  return useQuery({
    queryKey: [...keys.all(storeId), 'orders', search, page],
    queryFn: async ({ signal }) => {
      const body = { userId, storeId, search, pageNumber: page - 1 };
      return (await call(findAdjustableOrders, { body }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

/** What was paid for an order and given back of it. */
export function useRefundableOrder(orderNumber: string) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.order(storeId, orderNumber),
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId), orderNumber };
      return (await call(findRefundableOrder, { params }, { signal })).data;
    },
  });
}

/** What the server is asked to give back. */
export type RefundRequest = CallOf<typeof refundOrder>['body'];

/** Gives money back, once per key. */
export function useRefund() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, sent }: Keyed<RefundRequest>) =>
      call(refundOrder, { body: sent }, { idempotencyKey: key }),
    onSuccess: ({ data }) =>
      client.setQueryData<RefundableOrder>(keys.order(storeId, data.orderNumber), data),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.all(storeId) });
      void client.invalidateQueries({ queryKey: storeKey('orders', storeId) });
    },
  });
}

/** One page of the charges against the store, and how many can still be contested. */
export function useCharges(page: number) {
  const { userId, storeId } = useCurrentStore();
  return useQuery({
    queryKey: [...keys.all(storeId), 'charges', page],
    queryFn: async ({ signal }) => {
      const body = { userId, storeId, pageNumber: page - 1 };
      return (await call(findCharges, { body }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

/** One charge against the store. */
export function useCharge(id: number) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.charge(storeId, id),
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId), chargeId: String(id) };
      return (await call(findCharge, { params }, { signal })).data;
    },
  });
}

export type ContestRequest = CallOf<typeof contestCharge>['body'];

/** Contests a charge. */
export function useContest() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ContestRequest) => call(contestCharge, { body }),
    onSuccess: ({ data }) => client.setQueryData<Charge>(keys.charge(storeId, data.id), data),
    onSettled: () => void client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}
