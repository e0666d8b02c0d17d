import type { Product } from '@counter/contract/menu';
import { findAnything, type Found } from '@counter/contract/search';
import type { ResourceCache } from '../../lib/resource/place.ts';
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
 * Loads the best search results in the open store. A new search cancels the pending one, and the old results stay until
 * the new ones have loaded. Loads nothing without a text.
 */
export const useFindAnything = search.list(
  'found',
  findAnything,
  (store, q: string | undefined) =>
    store && q !== undefined
      ? { params: { storeId: String(store.storeId) }, query: { q } }
      : undefined,
  // No retry: the next keystroke searches again.
  { staleTime: 0, gcTime: 60_000, retry: false },
);

/** Updates a product in all cached search results. */
export async function showFoundProduct(
  { scope, updateAt }: ResourceCache<CurrentStore>,
  product: Product,
): Promise<void> {
  await updateAt<Found>([...keyOf(scope), 'found'], (found) => ({
    ...found,
    products: found.products.map((one) => (one.id === product.id ? product : one)),
  }));
}
