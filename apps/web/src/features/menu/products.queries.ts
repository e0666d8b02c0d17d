import {
  businessProductPageSize,
  findBusinessProducts,
  findStoreProducts,
  productSearchMinimum,
  removeFromBusiness,
  removeProduct,
  restoreToBusiness,
  updateProductAvailability,
  type Product,
  type ProductStatus,
} from '@counter/contract/menu';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api.ts';
import { now } from '@counter/browser/clock';
import type { ResourceCache } from '../../lib/resource/place.ts';
import { storeResource } from '../../lib/resource/store-resource.ts';
import { useCurrentStore, type CurrentStore } from '../../lib/store-context.tsx';
import { showFoundProduct } from '../search/index.ts';
import { withPending, type Mark, type PendingProducts } from './pending-products.ts';

const menu = storeResource('menu', ['search']);

/** Fallback polling interval of a list if the live stream is silent, in milliseconds. */
const refreshIntervalMs = 60_000;
const soonest = 1000;

export type ProductView = 'store' | 'business';

/** The request of one page of a product list. */
export type ProductsWish = {
  readonly view: ProductView;
  readonly search: string;
  /** The store-level list uses only the first one. */
  readonly categories: readonly number[];
  readonly status: ProductStatus | undefined;
  /** Counted from 0. */
  readonly pageNumber: number;
  /** The business-scoped list always has 20. */
  readonly pageSize: 10 | 25 | 100;
};

type ProductPage = { readonly content: readonly Product[]; readonly totalElements: number };

function sharedOf({ search, status, pageNumber }: ProductsWish) {
  const searchStr = search.length < productSearchMinimum ? '' : search;
  return { pageNumber, searchStr, ...(status && { status }) };
}

const changes = {
  refetchInterval: ({ state }: { readonly state: { readonly data: ProductPage | undefined } }) =>
    untilNextReturn(state.data),
};

/** Returns the request of the store-level list. */
export function ofStore({ storeId }: CurrentStore, wish: ProductsWish) {
  const [categoryId] = wish.categories;
  const category = categoryId === undefined ? {} : { categoryId };
  return { body: { storeId, pageSize: wish.pageSize, ...category, ...sharedOf(wish) } };
}

/** Returns the request of the business-scoped list. */
export function ofBusiness({ storeId }: CurrentStore, wish: ProductsWish) {
  return { body: { id: storeId, categoryIds: [...wish.categories], ...sharedOf(wish) } };
}

/** Both lists use the key `products`, so that an update reaches both. */
const useStoreList = menu.list(
  'products',
  findStoreProducts,
  (store, wish: ProductsWish | undefined) => wish && ofStore(store, wish),
  changes,
);

const useBusinessList = menu.list(
  'products',
  findBusinessProducts,
  (store, wish: ProductsWish | undefined) => wish && ofBusiness(store, wish),
  changes,
);

/** Returns the page size of a list. */
export function pageSizeOf({ view, pageSize }: Pick<ProductsWish, 'view' | 'pageSize'>): number {
  return view === 'business' ? businessProductPageSize : pageSize;
}

/**
 * Loads a page of the current store's products, with pending changes applied. `products` is undefined until first
 * loaded.
 */
export function useProducts(wish: ProductsWish) {
  const isBusiness = wish.view === 'business';
  const storeList = useStoreList(isBusiness ? undefined : wish);
  const businessList = useBusinessList(isBusiness ? wish : undefined);
  const query: UseQueryResult<ProductPage> = isBusiness ? businessList : storeList;
  const products = useAsMarked(query.data?.content);
  return { ...query, products };
}

/** Returns products with pending changes applied. */
export function useAsMarked(
  products: readonly Product[] | undefined,
): readonly Product[] | undefined {
  const { timeZone } = useCurrentStore();
  const pending = usePending();
  return useMemo(
    () => products && withPending(products, pending, timeZone, new Date(now())),
    [products, pending, timeZone],
  );
}

/** Returns the milliseconds until the next refetch: availability changes by itself when a product returns. */
function untilNextReturn(page: ProductPage | undefined): number {
  const left = (page?.content ?? [])
    .map(({ availability }) => Date.parse(availability.until ?? '') - now())
    .filter((time) => time > 0);
  return Math.min(refreshIntervalMs, ...left.map((time) => time + soonest));
}

function idOf({ id }: { readonly id: number }): number {
  return id;
}

/** Updates the cached pages before they are refetched. */
async function updateKnown(
  cache: ResourceCache<CurrentStore>,
  update: (products: readonly Product[]) => readonly Product[],
): Promise<void> {
  await cache.update<ProductPage>(['products'], (page) => ({
    ...page,
    content: update(page.content),
  }));
}

/**
 * Marks a product as available, or as unavailable for a while. Every list updates optimistically and rolls back on
 * failure. Without a connection, the change waits for one.
 */
export const useMarkProduct = menu.write(
  updateProductAvailability,
  ({ storeId }, { product, available, until }: Mark) => {
    const word = available ? { available } : { available, until };
    return { body: { storeId, id: product.id, ...word } };
  },
  {
    waits: true,
    queue: ({ storeId }) => `menu ${storeId} marks`,
    after: async (cache, { data }) => {
      const update = (product: Product) => (product.id === data.id ? data : product);
      await updateKnown(cache, (products) => products.map(update));
      await showFoundProduct(cache, data);
    },
  },
);

export type Named = Pick<Product, 'id' | 'name'>;

function manyOf({ storeId }: CurrentStore, products: readonly Named[]) {
  return {
    body: {
      businessId: storeId,
      discriminator: 'PRODUCT' as const,
      ids: products.map(idOf),
    },
  };
}

/** Deletes products. Every list updates optimistically and rolls back on failure. */
export const useRemoveProducts = menu.send(
  async (store, products: readonly Named[]): Promise<{ readonly message?: string | undefined }> => {
    const [first, ...others] = products;
    return first && others.length === 0
      ? call(removeProduct, { body: { storeId: store.storeId, id: first.id } })
      : call(removeFromBusiness, manyOf(store, products));
  },
  {
    after: (cache, _answer, products) => {
      const gone = new Set(products.map(idOf));
      return updateKnown(cache, (known) => known.filter(({ id }) => !gone.has(id)));
    },
  },
);

/** Restores deleted products. */
export const useRestoreProducts = menu.write(restoreToBusiness, manyOf);

const usePendingMarks = useMarkProduct.usePending;
const usePendingRemovals = useRemoveProducts.usePending;

function usePending(): PendingProducts {
  const marks = usePendingMarks();
  const removals = usePendingRemovals();
  return useMemo(() => ({ marks, removed: new Set(removals.flat().map(idOf)) }), [marks, removals]);
}
