import {
  breakdownPageSize,
  exportBreakdown,
  findBreakdown,
  type BreakdownRow,
} from '@counter/contract/reports';
import type { CallOf } from '@counter/contract/endpoint';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

/** Days and filters. */
export type BreakdownWanted = Omit<CallOf<typeof exportBreakdown>['body'], 'userId' | 'storeId'>;

/**
 * Finished orders of some days, page after page, with the sums of all of them. `rows` is undefined until
 * they were read once.
 */
export function useBreakdown(wanted: BreakdownWanted) {
  const { userId, storeId } = useCurrentStore();
  const query = useInfiniteQuery({
    queryKey: storeKey('reports', storeId, 'breakdown', wanted),
    queryFn: async ({ pageParam, signal }) => {
      const body = { userId, storeId, pageNumber: pageParam, ...wanted };
      return (await call(findBreakdown, { body }, { signal })).data;
    },
    initialPageParam: 0,
    getNextPageParam: ({ totalElements }, pages) =>
      pages.length * breakdownPageSize < totalElements ? pages.length : undefined,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const rows = useMemo(
    () => data && distinct(data.pages.flatMap(({ content }) => content)),
    [data],
  );
  const last = data?.pages.at(-1);
  return { ...query, rows, totals: last?.totals, found: last?.totalElements };
}

/** While pages are read one after the other an order may slip from one to the next. */
function distinct(rows: readonly BreakdownRow[]): readonly BreakdownRow[] {
  return [...new Map(rows.map((row) => [row.orderNumber, row])).values()];
}

/** Saves everything that the days and filters find as a file; answers its name. */
export function useSaveBreakdown() {
  const { userId, storeId } = useCurrentStore();
  return useMutation({
    mutationFn: async (wanted: BreakdownWanted) =>
      download(exportBreakdown, { body: { userId, storeId, ...wanted } }),
  });
}
