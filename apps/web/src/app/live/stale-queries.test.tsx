import { staleAfter, type StaleDomain, type StoreDomain } from '@counter/contract/stream';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeKey } from '../../lib/store-key.ts';
import { createStaleness } from './stale-queries.ts';

const store = 7;
const otherStore = 8;

const domains = [...new Set(Object.values(staleAfter).flat())].toSorted();

const keyOf = (domain: StaleDomain, storeId: number) =>
  domain === 'stores' ? ['stores', 1] : storeKey(domain, storeId, 'list');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A cache that holds one answer of every domain, for two stores. */
function fullCache(): QueryClient {
  const cache = new QueryClient();
  for (const domain of domains) {
    cache.setQueryData(keyOf(domain, store), 'answer');
    cache.setQueryData(keyOf(domain, otherStore), 'answer');
  }
  cache.setQueryData(['edited', ...storeKey('deals', store), 'deal', 1], 'answer');
  return cache;
}

function staleKeys(cache: QueryClient): string[] {
  const stale = cache.getQueryCache().findAll({ stale: true });
  return stale.map(({ queryKey }) => queryKey.join('/')).toSorted();
}

const keysOf = (stale: readonly StaleDomain[]): string[] =>
  stale.map((domain) => keyOf(domain, store).join('/')).toSorted();

test.each(Object.entries(staleAfter))('%s invalidates what the contract says', (kind, stale) => {
  const cache = fullCache();
  const { refetchAfter } = createStaleness(cache, store);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the kind is read
  void refetchAfter({ kind, orderIds: [] } as unknown as Parameters<typeof refetchAfter>[0]);
  expect(staleKeys(cache)).toEqual(keysOf(stale));
});

test('a reset invalidates the whole store, but no other store and nothing being edited', () => {
  const cache = fullCache();
  void createStaleness(cache, store).refetchEverything();
  const ofStore = domains.filter((domain): domain is StoreDomain => domain !== 'stores');

  expect(staleKeys(cache)).toEqual(keysOf(ofStore));
});
