import { findTodayStats } from '@counter/contract/analytics';
import { localTimeAt } from '@counter/contract/shared';
import type { UseQueryResult } from '@tanstack/react-query';
import { staleAfterMs } from '../../lib/live.ts';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useNow } from '../../ui/browser/use-now.ts';

/** The refresh interval of the figures in case the live stream is silent, in milliseconds. */
const refreshIntervalMs = 60_000;

const useStatsOf = storeResource('analytics').read(
  'today',
  findTodayStats,
  (store, _day: string) => ofStore(store),
  { refetchInterval: refreshIntervalMs, refetchOnWindowFocus: 'always' },
);

/**
 * The figures of the store's today, with the day and the hour it is there.
 * At the store's midnight a new day begins without any.
 * `isStale`: they could not be read again and are older than they should be.
 */
export function useTodayStats() {
  const { timeZone } = useCurrentStore();
  const now = useNow();
  const { day, hour } = localTimeAt(new Date(now), timeZone);
  const query = useStatsOf(day);
  const isOld = now - query.dataUpdatedAt > staleAfterMs && !query.isFetching;
  const isStale = query.isRefetchError || query.failureCount > 0 || isOld;
  return { ...query, day, hour, isStale };
}

/** The query of a screen's figures. */
export type FiguresQuery = Pick<
  UseQueryResult,
  'dataUpdatedAt' | 'error' | 'failureReason' | 'isFetching' | 'refetch'
>;
