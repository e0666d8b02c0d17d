import type { CallOf } from '@counter/contract/endpoint';
import {
  exportPayout,
  exportPayouts,
  findNextPayout,
  findPayout,
  findPayoutAdjustments,
  findPayoutOrders,
  findPayouts,
  payoutPartPageSize,
} from '@counter/contract/payouts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** State and days. */
export type PayoutsWanted = Omit<CallOf<typeof exportPayouts>['body'], 'userId' | 'storeId'>;

/** A page of the payouts of the store; another page or filter keeps the old rows in sight, dimmed. */
export function usePayouts(wanted: PayoutsWanted & { pageNumber: number }) {
  const { userId, storeId } = useCurrentStore();
  return useQuery({
    queryKey: storeKey('payouts', storeId, 'list', wanted),
    queryFn: async ({ signal }) =>
      (await call(findPayouts, { body: { userId, storeId, ...wanted } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** What the next payout will be, and when. */
export function useNextPayout() {
  const { storeId } = useCurrentStore();
  const params = { storeId: String(storeId) };
  return useQuery({
    queryKey: storeKey('payouts', storeId, 'next'),
    queryFn: async ({ signal }) => (await call(findNextPayout, { params }, { signal })).data,
  });
}

/** One payout with how its amount comes about. */
export function usePayout(transactionId: string) {
  const { storeId } = useCurrentStore();
  const params = { storeId: String(storeId), transactionId };
  return useQuery({
    queryKey: storeKey('payouts', storeId, 'one', transactionId),
    queryFn: async ({ signal }) => (await call(findPayout, { params }, { signal })).data,
  });
}

interface PageOfPart {
  content: readonly unknown[];
  totalElements: number;
}

const paging = {
  initialPageParam: 0,
  getNextPageParam: ({ totalElements }: PageOfPart, pages: readonly unknown[]) =>
    pages.length * payoutPartPageSize < totalElements ? pages.length : undefined,
};

/** The orders of a payout, page after page. */
export function usePayoutOrders(transactionId: string) {
  const { userId, storeId } = useCurrentStore();
  const query = useInfiniteQuery({
    ...paging,
    queryKey: storeKey('payouts', storeId, 'orders', transactionId),
    queryFn: async ({ pageParam: pageNumber, signal }) => {
      const body = { userId, storeId, transactionId, pageNumber };
      return (await call(findPayoutOrders, { body }, { signal })).data;
    },
  });
  return { ...query, rows: query.data?.pages.flatMap(({ content }) => content) };
}

/** What counts into a payout besides its orders, page after page. */
export function usePayoutAdjustments(transactionId: string) {
  const { userId, storeId } = useCurrentStore();
  const query = useInfiniteQuery({
    ...paging,
    queryKey: storeKey('payouts', storeId, 'adjustments', transactionId),
    queryFn: async ({ pageParam: pageNumber, signal }) => {
      const body = { userId, storeId, transactionId, pageNumber };
      return (await call(findPayoutAdjustments, { body }, { signal })).data;
    },
  });
  return { ...query, rows: query.data?.pages.flatMap(({ content }) => content) };
}

/** Saves files of what the store was paid; each answers the name of the file. */
export function useSavePayouts() {
  const { userId, storeId } = useCurrentStore();
  return {
    saveList: (wanted: PayoutsWanted) =>
      download(exportPayouts, { body: { userId, storeId, ...wanted } }),
    saveStatement: (transactionId: string) =>
      download(exportPayout, { body: { userId, storeId, transactionId } }),
  };
}
