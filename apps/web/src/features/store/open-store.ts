import type { StoreStatus } from '@counter/contract/store';
import type { ResourceCache } from '../../lib/resource/place.ts';
import { createResource } from '../../lib/resource/resource.ts';
import { useCurrentStore, type CurrentStore } from '../../lib/store-context.tsx';
import { storeKey, storesKey } from '../../lib/store-key.ts';

/** Resource of the current store's opening state. The list of the person's stores shows it, too. */
export const openStore = createResource<CurrentStore>({
  useScope: useCurrentStore,
  keyOf: ({ storeId }) => storeKey('store', storeId),
  staleAfterWrite: ({ storeId, userId }) => [storeKey('store', storeId), storesKey(userId)],
});

/** Options of a write that returns the store's status: writes run in sequence and their responses are cached. */
export const keepsStatus = {
  queue: ({ storeId }: CurrentStore) => `store ${storeId} status`,
  after: (cache: ResourceCache<CurrentStore>, { data }: { readonly data: StoreStatus }) =>
    cache.keep(['status'], data),
};
