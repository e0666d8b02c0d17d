import { staleAfter, type StaleDomain, type StoreEvent } from '@counter/contract/stream';
import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';
import { createOrderReader } from '../../features/orders/known/changed-orders.queries.ts';
import { isTodays } from '../../features/orders/known/known-orders.queries.ts';
import { storeKey, storesKey } from '../../lib/store-key.ts';
import { coalesce } from './coalesce.ts';

const restMs = 250;
/** Overviews cover many days, so a single order can wait. */
const overviewRestMs = 10_000;
const restFor = (ms: number) => (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Invalidates queries and refetches the active ones. A first fetch in progress can't be restarted and may return
 * data from before the change, so it is repeated when it is done.
 */
async function makeStale(cache: QueryClient, filters: QueryFilters): Promise<void> {
  const underWay = { ...filters, fetchStatus: 'fetching' } as const;
  const first = cache.getQueryCache().findAll(underWay).filter(isEmpty);
  await cache.invalidateQueries(filters);
  const come = first.filter((query) => !isEmpty(query));
  if (come.length > 0) await cache.invalidateQueries({ predicate: (one) => come.includes(one) });
}

function isEmpty({ state }: Query): boolean {
  return state.data === undefined;
}

/** Returns functions that invalidate a store's data, so that open screens refetch it. */
export function createStaleness(cache: QueryClient, storeId: number) {
  const refreshers = new Map<StaleDomain, () => Promise<void>>();
  const reader = createOrderReader(cache, storeId);

  async function refreshOrders(): Promise<void> {
    const queryKey = storeKey('orders', storeId);
    const predicate = (query: Query) => !isTodays(query) || !query.isActive();
    const others = makeStale(cache, { queryKey, predicate });
    if (!(await reader.readNoted())) await makeStale(cache, { queryKey, predicate: isTodays });
    await others;
  }

  function refresherOf(domain: StaleDomain): () => Promise<void> {
    const known = refreshers.get(domain);
    if (known) return known;
    const queryKey = domain === 'stores' ? storesKey() : storeKey(domain, storeId);
    const pause = restFor(domain === 'overviews' ? overviewRestMs : restMs);
    const read = domain === 'orders' ? refreshOrders : () => makeStale(cache, { queryKey });
    const refresh = coalesce(read, pause);
    refreshers.set(domain, refresh);
    return refresh;
  }

  return {
    /** Refetches the data that an event invalidates. */
    refetchAfter: async (event: StoreEvent): Promise<void> => {
      const { kind } = event;
      reader.note(event);
      await Promise.all(staleAfter[kind].map((domain) => refresherOf(domain)()));
    },
    /** Refetches all data of the store. */
    refetchEverything: () =>
      makeStale(cache, { predicate: ({ queryKey }) => queryKey[1] === storeId }),
    /** Refetches the queries that failed while the server was away. */
    refetchFailed: () =>
      cache.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }),
  };
}
