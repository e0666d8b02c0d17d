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

/** The refresh interval of a list in case the live stream is silent, in milliseconds. */
const refreshIntervalMs = 60_000;
const soonest = 1000;

export type ProductView = 'store' | 'business';

/** One page of a list of products, as somebody wishes to see it. */
export type ProductsWish = {
  readonly view: ProductView;
  readonly search: string;
  /** The store-level list looks at the first one alone. */
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

/** The call of the store-level list. */
export function ofStore({ storeId }: CurrentStore, wish: ProductsWish) {
  const [categoryId] = wish.categories;
  const category = categoryId === undefined ? {} : { categoryId };
  return { body: { storeId, pageSize: wish.pageSize, ...category, ...sharedOf(wish) } };
}

/** The call of the business-scoped list. */
export function ofBusiness({ storeId }: CurrentStore, wish: ProductsWish) {
  return { body: { id: storeId, categoryIds: [...wish.categories], ...sharedOf(wish) } };
}

/** Both lists are kept as `products`; a change here shows in each. */
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
 * A page of the current store's products, with what was just done here already in it. `products` is
 * undefined until it was read once.
 */
export function useProducts(wish: ProductsWish) {
  const isBusiness = wish.view === 'business';
  const storeList = useStoreList(isBusiness ? undefined : wish);
  const businessList = useBusinessList(isBusiness ? wish : undefined);
  const query: UseQueryResult<ProductPage> = isBusiness ? businessList : storeList;
  const products = useAsMarked(query.data?.content);
  return { ...query, products };
}

/** Products as they will be once the server has answered what was just done here. */
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

/** Availability changes by itself; it is read again then. */
function untilNextReturn(page: ProductPage | undefined): number {
  const left = (page?.content ?? [])
    .map(({ availability }) => Date.parse(availability.until ?? '') - now())
    .filter((time) => time > 0);
  return Math.min(refreshIntervalMs, ...left.map((time) => time + soonest));
}

function idOf({ id }: { readonly id: number }): number {
  return id;
}

/** Changes the pages that are known, before they are read again. */
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
 * Marks a product as available, or as unavailable for a while. Every list shows it at once and takes it
 * back if the server refuses; without a connection it waits for one.
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

/** Deletes products. Every list loses them at once and gets them back if the server refuses. */
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

/** Brings deleted products back as they were. */
export const useRestoreProducts = menu.write(restoreToBusiness, manyOf);

const usePendingMarks = useMarkProduct.usePending;
const usePendingRemovals = useRemoveProducts.usePending;

function usePending(): PendingProducts {
  const marks = usePendingMarks();
  const removals = usePendingRemovals();
  return useMemo(() => ({ marks, removed: new Set(removals.flat().map(idOf)) }), [marks, removals]);
}
