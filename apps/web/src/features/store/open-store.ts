import type { StoreStatus } from '@counter/contract/store';
import type { ResourceCache } from '../../lib/resource/place.ts';
import { createResource } from '../../lib/resource/resource.ts';
import { useCurrentStore, type CurrentStore } from '../../lib/store-context.tsx';
import { storeKey, storesKey } from '../../lib/store-key.ts';

/** The opening of the current store, which the list of the person's stores shows, too. */
export const openStore = createResource<CurrentStore>({
  useScope: useCurrentStore,
  keyOf: ({ storeId }) => storeKey('store', storeId),
  staleAfterWrite: ({ storeId, userId }) => [storeKey('store', storeId), storesKey(userId)],
});

/** Options of a write that answers the store's status: one after the other, and what each answers is kept. */
export const keepsStatus = {
  queue: ({ storeId }: CurrentStore) => `store ${storeId} status`,
  after: (cache: ResourceCache<CurrentStore>, { data }: { readonly data: StoreStatus }) =>
    cache.keep(['status'], data),
};
