import { findFinancialOverview, findPerformanceOverview } from '@counter/contract/analytics';
import { dayAt } from '@counter/contract/shared';
import type { UseQueryResult } from '@tanstack/react-query';
import { storeResource } from '../../lib/resource/store-resource.ts';
import { useCurrentStore, type CurrentStore } from '../../lib/store-context.tsx';
import type { OverviewAsked } from './overview-frame.tsx';
import { useNow } from '../../ui/browser/use-now.ts';

/** Fallback polling interval if the live stream is silent, in milliseconds. */
const refreshIntervalMs = 300_000;

const overviews = storeResource('overviews');

/** Keeps the previous range's figures, dimmed, until the new ones have loaded. */
const useFinancial = overviews.list('financial', findFinancialOverview, bodyOf, {
  refetchInterval: refreshIntervalMs,
});

const usePerformance = overviews.list('performance', findPerformanceOverview, bodyOf, {
  refetchInterval: refreshIntervalMs,
});

function bodyOf(
  { userId, storeId }: CurrentStore,
  { range, comparison }: OverviewAsked,
  _today: string,
) {
  const days =
    typeof range === 'string'
      ? { duration: range }
      : { duration: 'CUSTOM' as const, startDate: range.from, endDate: range.to };
  return { body: { storeId, userId, ...days, comparison } };
}

/** Loads the current store's sales in a range of days. */
export function useFinancialOverview(asked: OverviewAsked) {
  const query = useFinancial(asked, useToday());
  return { ...query, isStale: isOld(query) };
}

/** Loads the performance of the current store in a period. */
export function usePerformanceOverview(asked: OverviewAsked) {
  const query = usePerformance(asked, useToday());
  return { ...query, isStale: isOld(query) };
}

/** Returns the store's local day; figures reload at its midnight. */
function useToday(): string {
  const { timeZone } = useCurrentStore();
  return dayAt(new Date(useNow()), timeZone);
}

/** Returns true if the last refresh failed. */
function isOld({
  isRefetchError,
  failureCount,
}: Pick<UseQueryResult, 'isRefetchError' | 'failureCount'>) {
  return isRefetchError || failureCount > 0;
}
