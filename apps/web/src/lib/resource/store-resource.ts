import type { StoreDomain } from '@counter/contract/stream';
import { useCurrentStore, type CurrentStore } from '../store-context.tsx';
import { storeKey } from '../store-key.ts';
import { createResource } from './resource.ts';

/**
 * Returns the hooks of a domain's data in the current store. `alsoStale` names other domains that its writes
 * change.
 */
export function storeResource(domain: StoreDomain, alsoStale: readonly StoreDomain[] = []) {
  return createResource<CurrentStore>({
    useScope: useCurrentStore,
    keyOf: ({ storeId }) => storeKey(domain, storeId),
    staleAfterWrite: ({ storeId }) => [domain, ...alsoStale].map((each) => storeKey(each, storeId)),
  });
}

/** Returns the call parameters that name the current store. */
export function ofStore({ storeId }: CurrentStore) {
  return { params: { storeId: String(storeId) } };
}
