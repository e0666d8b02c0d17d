import {
  findFinancialOverview,
  findPerformanceOverview,
  type Duration,
} from '@counter/contract/analytics';
import { dayAt } from '@counter/contract/shared';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useNow } from '../../ui/browser/use-now.ts';
import { storeKey } from '../../lib/store-key.ts';

/** The refresh interval of an overview in case the live stream is silent, in milliseconds. */
const refreshIntervalMs = 300_000;

const steady = {
  refetchInterval: refreshIntervalMs,
} as const;

/** The sales of a duration of the current store. */
export function useFinancialOverview(duration: Duration) {
  const { queryKey, body } = useAsked('financial', duration);
  const query = useQuery({
    ...steady,
    queryKey,
    queryFn: async ({ signal }) => (await call(findFinancialOverview, { body }, { signal })).data,
    placeholderData: (shown, earlier) => (isSameStore(earlier, queryKey) ? shown : undefined),
  });
  return { ...query, isStale: isOld(query) };
}

/** Loads the performance of the current store in a period. */
export function usePerformanceOverview(duration: Duration) {
  const { queryKey, body } = useAsked('performance', duration);
  const query = useQuery({
    ...steady,
    queryKey,
    queryFn: async ({ signal }) => (await call(findPerformanceOverview, { body }, { signal })).data,
    placeholderData: (shown, earlier) => (isSameStore(earlier, queryKey) ? shown : undefined),
  });
  return { ...query, isStale: isOld(query) };
}

/** Returns the query of an overview. It changes at the store's midnight. */
function useAsked(kind: 'financial' | 'performance', duration: Duration) {
  const { userId, storeId, timeZone } = useCurrentStore();
  const day = dayAt(new Date(useNow()), timeZone);
  const queryKey = storeKey('overviews', storeId, kind, duration, day);
  return { queryKey, body: { storeId, userId, duration } };
}

type Keyed = { readonly queryKey: readonly unknown[] };

/** The figures of one duration stay, dimmed, until those of another have come; never another store's. */
function isSameStore(earlier: Keyed | undefined, queryKey: Keyed['queryKey']): boolean {
  return earlier?.queryKey[1] === queryKey[1];
}

/** Returns true if the figures could not be refreshed. */
function isOld({
  isRefetchError,
  failureCount,
}: Pick<UseQueryResult, 'isRefetchError' | 'failureCount'>) {
  return isRefetchError || failureCount > 0;
}
