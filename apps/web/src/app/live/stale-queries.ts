import { staleAfter, type StaleDomain, type StoreEvent } from '@counter/contract/stream';
import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';
import { createOrderReader } from '../../features/orders/known/changed-orders.queries.ts';
import { isTodays } from '../../features/orders/known/known-orders.queries.ts';
import { storeKey, storesKey } from '../../lib/store-key.ts';
import { coalesce } from './coalesce.ts';

const restMs = 250;
/** Overviews look back over many days: one more order may wait a little. */
const overviewRestMs = 10_000;
const restFor = (ms: number) => (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Fetches again what is shown. A first fetch that is under way cannot be begun anew; it may have read
 * what was before the change, so it is repeated when it has come.
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

/** Makes what screens show of a store stale, so that the open ones fetch it again. */
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
    /** Fetches again what an event has made stale. */
    refetchAfter: async (event: StoreEvent): Promise<void> => {
      const { kind } = event;
      reader.note(event);
      await Promise.all(staleAfter[kind].map((domain) => refresherOf(domain)()));
    },
    /** Fetches everything of the store again. */
    refetchEverything: () =>
      makeStale(cache, { predicate: ({ queryKey }) => queryKey[1] === storeId }),
    /** Fetches again what failed while the server was away. */
    refetchFailed: () =>
      cache.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }),
  };
}
