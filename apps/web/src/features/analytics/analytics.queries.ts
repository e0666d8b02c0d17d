import { findTodayStats } from '@counter/contract/analytics';
import { localTimeAt } from '@counter/contract/shared';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useNow } from '../../ui/browser/use-now.ts';
import { storeKey } from '../../lib/store-key.ts';

/** The refresh interval of the figures in case the live stream is silent, in milliseconds. */
const refreshIntervalMs = 60_000;
const staleAfter = 90_000;

/**
 * The figures of the store's today, with the day and the hour it is there.
 * At the store's midnight a new day begins without any.
 * `isStale`: they could not be read again and are older than they should be.
 */
export function useTodayStats() {
  const { storeId, timeZone } = useCurrentStore();
  const now = useNow();
  const { day, hour } = localTimeAt(new Date(now), timeZone);
  const query = useQuery({
    queryKey: storeKey('analytics', storeId, 'today', day),
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId) };
      return (await call(findTodayStats, { params }, { signal })).data;
    },
    refetchInterval: refreshIntervalMs,
    refetchOnWindowFocus: 'always',
  });
  const isOld = now - query.dataUpdatedAt > staleAfter && !query.isFetching;
  const isStale = query.isRefetchError || query.failureCount > 0 || isOld;
  return { ...query, day, hour, isStale };
}

/** The query of a screen's figures. */
export type FiguresQuery = Pick<
  UseQueryResult,
  'dataUpdatedAt' | 'error' | 'failureReason' | 'isFetching' | 'refetch'
>;
