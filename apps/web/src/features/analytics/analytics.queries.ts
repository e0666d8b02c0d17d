import { findTodayStats } from '@counter/contract/analytics';
import { localTimeAt } from '@counter/contract/shared';
import type { UseQueryResult } from '@tanstack/react-query';
import { staleAfterMs } from '../../lib/live.ts';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useNow } from '../../ui/browser/use-now.ts';

/** Fallback polling interval if the live stream is silent, in milliseconds. */
const refreshIntervalMs = 60_000;

const useStatsOf = storeResource('analytics').read(
  'today',
  findTodayStats,
  (store, _day: string) => ofStore(store),
  { refetchInterval: refreshIntervalMs, refetchOnWindowFocus: 'always' },
);

/**
 * Today's figures of the store, with its current local day and hour. They start empty at the store's midnight.
 * `isStale`: the last refresh failed.
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

/** The part of a query that the loading states of figures need. */
export type FiguresQuery = Pick<
  UseQueryResult,
  'dataUpdatedAt' | 'error' | 'failureReason' | 'isFetching' | 'refetch'
>;
