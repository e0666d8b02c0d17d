import type { StoreDomain } from '@counter/contract/stream';

/**
 * Returns the cache key of something that a domain answers about a store. An event of the store makes every
 * key of its domains stale, so each query of a store is kept under such a key.
 */
export function storeKey<const Rest extends readonly unknown[]>(
  domain: StoreDomain,
  storeId: number,
  ...rest: Rest
) {
  return [domain, storeId, ...rest] as const;
}
