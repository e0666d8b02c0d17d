import type { StoreDomain } from '@counter/contract/stream';

/**
 * Returns the cache key for a domain's data in a store. A store event invalidates every key of its domains, so each
 * query of a store uses such a key.
 */
export function storeKey<const Rest extends readonly unknown[]>(
  domain: StoreDomain,
  storeId: number,
  ...rest: Rest
) {
  return [domain, storeId, ...rest] as const;
}

/** Returns the cache key of a person's list of stores, or without a person the prefix of all such lists. */
export function storesKey(...userId: readonly [userId?: number]) {
  return ['stores', ...userId] as const;
}
