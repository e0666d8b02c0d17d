import { findFinancialOverview, findPerformanceOverview } from '@counter/contract/analytics';
import { dayAt } from '@counter/contract/shared';
import type { UseQueryResult } from '@tanstack/react-query';
import { storeResource } from '../../lib/resource/store-resource.ts';
import { useCurrentStore, type CurrentStore } from '../../lib/store-context.tsx';
import type { OverviewAsked } from './overview-frame.tsx';
import { useNow } from '../../ui/browser/use-now.ts';

/** The refresh interval of an overview in case the live stream is silent, in milliseconds. */
const refreshIntervalMs = 300_000;

const overviews = storeResource('overviews');

/** The figures of one range stay, dimmed, until those of another have come. */
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

/** The sales of a range of days of the current store. */
export function useFinancialOverview(asked: OverviewAsked) {
  const query = useFinancial(asked, useToday());
  return { ...query, isStale: isOld(query) };
}

/** Loads the performance of the current store in a period. */
export function usePerformanceOverview(asked: OverviewAsked) {
  const query = usePerformance(asked, useToday());
  return { ...query, isStale: isOld(query) };
}

/** Returns the store's day; figures are read anew at its midnight. */
function useToday(): string {
  const { timeZone } = useCurrentStore();
  return dayAt(new Date(useNow()), timeZone);
}

/** Returns true if the figures could not be refreshed. */
function isOld({
  isRefetchError,
  failureCount,
}: Pick<UseQueryResult, 'isRefetchError' | 'failureCount'>) {
  return isRefetchError || failureCount > 0;
}
