import type { StoreEvent } from '@counter/contract/stream';
import type { QueryClient } from '@tanstack/react-query';
import { coalesce } from './coalesce.ts';

const restMs = 250;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, restMs));

/** Makes what screens show of a store stale, so that the open ones fetch it again. */
export function createStaleness(cache: QueryClient, storeId: number) {
  const refresh = (domain: string) =>
    coalesce(() => cache.invalidateQueries({ queryKey: [domain, storeId] }), rest);
  const orders = refresh('orders');
  const analytics = refresh('analytics');
  const store = refresh('store');

  async function staleAfter({ kind }: StoreEvent): Promise<void> {
    if (kind === 'store.status') await store();
    else await Promise.all(kind === 'order.seen' ? [orders()] : [orders(), analytics()]);
  }

  return {
    /** What an event has made stale. */
    staleAfter,
    /** Everything of the store. */
    everythingStale: () =>
      cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === storeId }),
    /** What could not be fetched while the server was away. */
    failedAgain: () =>
      cache.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }),
  };
}
