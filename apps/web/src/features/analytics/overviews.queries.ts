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

/** How often an overview is read again should the live stream be silent, in milliseconds. */
const refreshEvery = 300_000;

const steady = {
  refetchInterval: refreshEvery,
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

/** How the current store did in a duration. */
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

/** What is asked for. At the store's midnight that is something new. */
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

/** Whether figures could not be read again. */
function isOld({
  isRefetchError,
  failureCount,
}: Pick<UseQueryResult, 'isRefetchError' | 'failureCount'>) {
  return isRefetchError || failureCount > 0;
}
