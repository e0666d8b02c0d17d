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

/** Returns the cache key of the stores that a person belongs to; without a person, the one that all such lists begin with. */
export function storesKey(...userId: readonly [userId?: number]) {
  return ['stores', ...userId] as const;
}
