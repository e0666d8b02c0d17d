import { findAnything } from '@counter/contract/search';
import { createResource } from '../../lib/resource/resource.ts';
import { useOpenStore, type CurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

const keyOf = (store: CurrentStore | undefined) => storeKey('search', store?.storeId ?? 0);

const search = createResource<CurrentStore | undefined>({
  useScope: useOpenStore,
  keyOf,
  staleAfterWrite: (store) => [keyOf(store)],
});

/**
 * The best of everything that is found in the open store. A newer text gives up the call for an older
 * one, whose answer stays in sight until the newer has come. Nothing is asked without a text.
 */
export const useFindAnything = search.list(
  'found',
  findAnything,
  (store, q: string | undefined) =>
    store && q !== undefined
      ? { params: { storeId: String(store.storeId) }, query: { q } }
      : undefined,
  // The next letter tries again.
  { staleTime: 0, gcTime: 60_000, retry: false },
);
