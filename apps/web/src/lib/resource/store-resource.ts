import type { StoreDomain } from '@counter/contract/stream';
import { useCurrentStore, type CurrentStore } from '../store-context.tsx';
import { storeKey } from '../store-key.ts';
import { createResource } from './resource.ts';

/**
 * Returns the hooks of what a domain answers about the current store. `alsoStale` names other domains that
 * its writes change.
 */
export function storeResource(domain: StoreDomain, alsoStale: readonly StoreDomain[] = []) {
  return createResource<CurrentStore>({
    useScope: useCurrentStore,
    keyOf: ({ storeId }) => storeKey(domain, storeId),
    staleAfterWrite: ({ storeId }) => [domain, ...alsoStale].map((each) => storeKey(each, storeId)),
  });
}

/** Returns the parts of a call that names the current store in its path. */
export function ofStore({ storeId }: CurrentStore) {
  return { params: { storeId: String(storeId) } };
}
