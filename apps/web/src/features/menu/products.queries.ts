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
import {
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { waitsForNetwork } from '../../lib/waits-for-network.ts';
import { menuKey } from './menu-key.ts';
import { withPending, type Mark, type PendingProducts } from './pending-products.ts';

/** The refresh interval of a list in case the live stream is silent, in milliseconds. */
const refreshIntervalMs = 60_000;
const soonest = 1000;

const keys = {
  lists: (storeId: number) => [...menuKey(storeId), 'products'] as const,
  marks: (storeId: number) => [...menuKey(storeId), 'mark'] as const,
  removals: (storeId: number) => [...menuKey(storeId), 'remove'] as const,
};

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

function askFor(storeId: number, wish: ProductsWish, signal: AbortSignal) {
  const { view, categories, status, pageNumber, pageSize } = wish;
  const [categoryId] = categories;
  const shared = {
    pageNumber,
    searchStr: wish.search.length < productSearchMinimum ? '' : wish.search,
    ...(status && { status }),
  };
  if (view === 'business') {
    const body = { id: storeId, categoryIds: [...categories], ...shared };
    return call(findBusinessProducts, { body }, { signal });
  }
  const category = categoryId === undefined ? {} : { categoryId };
  return call(
    findStoreProducts,
    { body: { storeId, pageSize, ...category, ...shared } },
    { signal },
  );
}

/** Returns the page size of a list. */
export function pageSizeOf({ view, pageSize }: Pick<ProductsWish, 'view' | 'pageSize'>): number {
  return view === 'business' ? businessProductPageSize : pageSize;
}

/**
 * A page of the current store's products, with what was just done here already in it. `products` is
 * undefined until it was read once.
 */
export function useProducts(wish: ProductsWish) {
  const { storeId, timeZone } = useCurrentStore();
  const query = useQuery({
    queryKey: [...keys.lists(storeId), wish.view, wish] as const,
    queryFn: async ({ signal }): Promise<ProductPage> => (await askFor(storeId, wish, signal)).data,
    // Another page keeps the old one in sight; another store's list does not.
    placeholderData: (previous, before) =>
      before?.queryKey[1] === storeId && before.queryKey[3] === wish.view ? previous : undefined,
    refetchInterval: ({ state }) => untilNextReturn(state.data),
  });
  const pending = usePending();
  const content = query.data?.content;
  const products = useMemo(
    () => content && withPending(content, pending, timeZone, new Date(now())),
    [content, pending, timeZone],
  );
  return { ...query, products };
}

/** Availability changes by itself; it is read again then. */
function untilNextReturn(page: ProductPage | undefined): number {
  const left = (page?.content ?? [])
    .map(({ availability }) => Date.parse(availability.until ?? '') - now())
    .filter((time) => time > 0);
  return Math.min(refreshIntervalMs, ...left.map((time) => time + soonest));
}

function usePending(): PendingProducts {
  const { storeId } = useCurrentStore();
  const marks = useMutationState({
    filters: { mutationKey: keys.marks(storeId), status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const removals = useMutationState({
    filters: { mutationKey: keys.removals(storeId), status: 'pending' },
    select: ({ state }) => state.variables,
  });
  return useMemo(
    () => ({
      marks: marks.filter(isMark),
      removed: new Set(removals.filter(isRemoval).flatMap(({ products }) => products.map(idOf))),
    }),
    [marks, removals],
  );
}

function idOf({ id }: { readonly id: number }): number {
  return id;
}

/** Changes the pages that are known, before they are read again. */
async function updateKnown(
  client: QueryClient,
  storeId: number,
  update: (products: readonly Product[]) => readonly Product[],
) {
  const queryKey = keys.lists(storeId);
  // Answers that are still on their way would bring back what was.
  await client.cancelQueries({ queryKey });
  client.setQueriesData<ProductPage>(
    { queryKey },
    (page) => page && { ...page, content: update(page.content) },
  );
}

function isMark(variables: unknown): variables is Mark {
  return typeof variables === 'object' && variables !== null && 'product' in variables;
}

export type MarkOutcome = {
  /** `message` is the server's. */
  onMarked: (mark: Mark, message: string | undefined) => void;
  onRefused: (mark: Mark, error: Error) => void;
};

/**
 * Marks a product as available, or as unavailable for a while. Every list shows it at once and takes it
 * back if the server refuses; without a connection it waits for one.
 */
export function useMarkProduct({ onMarked, onRefused }: MarkOutcome) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationKey: keys.marks(storeId),
    mutationFn: ({ product, available, until }: Mark) => {
      const word = available ? { available } : { available, until };
      return call(updateProductAvailability, { body: { storeId, id: product.id, ...word } });
    },
    ...waitsForNetwork,
    scope: { id: `menu ${storeId} marks` },
    onSuccess: async ({ data, message }, mark) => {
      await updateKnown(client, storeId, (products) =>
        products.map((product) => (product.id === data.id ? data : product)),
      );
      onMarked(mark, message);
    },
    onError: (error, mark) => onRefused(mark, error),
    onSettled: () => void client.invalidateQueries({ queryKey: menuKey(storeId) }),
  });
}

export type Named = Pick<Product, 'id' | 'name'>;

type Removal = { readonly products: readonly Named[] };

function isRemoval(variables: unknown): variables is Removal {
  return typeof variables === 'object' && variables !== null && 'products' in variables;
}

export type RemovalOutcome = {
  onDone: (products: readonly Named[], message: string | undefined) => void;
  onRefused: (products: readonly Named[], error: Error) => void;
};

/** Deletes products. Every list loses them at once and gets them back if the server refuses. */
export function useRemoveProducts({ onDone, onRefused }: RemovalOutcome) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationKey: keys.removals(storeId),
    mutationFn: ({ products }: Removal) => {
      const [first, ...others] = products;
      if (first && others.length === 0) {
        return call(removeProduct, { body: { storeId, id: first.id } });
      }
      const body = {
        businessId: storeId,
        discriminator: 'PRODUCT' as const,
        ids: products.map(idOf),
      };
      return call(removeFromBusiness, { body });
    },
    onSuccess: async ({ message }, { products }) => {
      const gone = new Set(products.map(idOf));
      await updateKnown(client, storeId, (known) => known.filter(({ id }) => !gone.has(id)));
      onDone(products, message);
    },
    onError: (error, { products }) => onRefused(products, error),
    onSettled: () => void client.invalidateQueries({ queryKey: menuKey(storeId) }),
  });
}

/** Brings deleted products back as they were. */
export function useRestoreProducts({ onDone, onRefused }: RemovalOutcome) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ products }: Removal) => {
      const body = {
        businessId: storeId,
        discriminator: 'PRODUCT' as const,
        ids: products.map(idOf),
      };
      return call(restoreToBusiness, { body });
    },
    onSuccess: ({ message }, { products }) => onDone(products, message),
    onError: (error, { products }) => onRefused(products, error),
    onSettled: () => void client.invalidateQueries({ queryKey: menuKey(storeId) }),
  });
}
