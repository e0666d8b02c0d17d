import {
  findDeal,
  findDeals,
  saveDeal,
  updateDealAvailability,
  type Deal,
  type DealRequest,
} from '@counter/contract/deals';
import {
  findBusinessProducts,
  removeFromBusiness,
  restoreToBusiness,
} from '@counter/contract/menu';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api.ts';
import type { Keyed } from '../../lib/send-once.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { editedKey, storeKey } from '../../lib/store-key.ts';

/** All of it is read again when somebody changes the menu, here or elsewhere; what is edited is not. */
const keys = {
  all: (storeId: number) => storeKey('deals', storeId),
  list: (storeId: number) => storeKey('deals', storeId, 'list'),
  products: (storeId: number, search: string) => storeKey('deals', storeId, 'products', search),
  edited: (storeId: number, dealId: number) => editedKey('deal', storeId, dealId),
};

type DealPage = Awaited<ReturnType<typeof readPage>>;
type Pages = InfiniteData<DealPage, number>;

async function readPage(businessId: number, pageNumber: number, signal: AbortSignal) {
  return (await call(findDeals, { body: { businessId, pageNumber } }, { signal })).data;
}

/** The store's deals, the newest first, page by page. `deals` is undefined until they were read once. */
export function useDeals() {
  const { storeId } = useCurrentStore();
  const query = useInfiniteQuery({
    queryKey: keys.list(storeId),
    queryFn: async ({ pageParam, signal }) => readPage(storeId, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ lastPage }, pages) => (lastPage ? undefined : pages.length),
  });
  const { data } = query;
  const deals = useMemo(() => data && distinct(data), [data]);
  return { ...query, deals };
}

/** While pages are read one after the other a deal may slip from one to the next. */
function distinct({ pages }: Pick<Pages, 'pages'>): readonly Deal[] {
  return [...new Map(pages.flatMap(({ content }) => content).map((one) => [one.id, one])).values()];
}

/** One deal as the server has it now; asks for nothing without an id. */
export function useDeal(dealId: number | undefined) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.edited(storeId, dealId ?? 0),
    queryFn: async ({ signal }) => readDeal(storeId, dealId ?? 0, signal),
    enabled: dealId !== undefined,
    // What is being edited must not change under the person.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

async function readDeal(storeId: number, dealId: number, signal?: AbortSignal): Promise<Deal> {
  const params = { storeId: String(storeId), dealId: String(dealId) };
  return (await call(findDeal, { params }, signal ? { signal } : {})).data;
}

/** Reads a deal anew, past the cache: what somebody else has made of it. */
export function useReadDeal(): (dealId: number) => Promise<Deal> {
  const { storeId } = useCurrentStore();
  return async (dealId) => readDeal(storeId, dealId);
}

/** Adds or changes a deal. */
export function useSaveDeal() {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ sent, key }: Keyed<DealRequest>) =>
      call(saveDeal, { body: sent }, { idempotencyKey: key }),
    onSuccess: () => void client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}

type Availability = { readonly deal: Deal; readonly available: boolean };

export type AvailabilityOutcome = {
  onDone: (change: Availability) => void;
  onRefused: (change: Availability, error: Error) => void;
};

/** Marks deals as available or out of stock: shown at once, and taken back if it is refused. */
export function useDealAvailability({ onDone, onRefused }: AvailabilityOutcome) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ deal, available }: Availability) => {
      const body = { businessId: storeId, id: deal.id, available };
      return (await call(updateDealAvailability, { body })).data;
    },
    onMutate: async ({ deal, available }) => {
      const state = available ? ('AVAILABLE' as const) : ('UNAVAILABLE' as const);
      await show(client, storeId, { ...deal, available, state, reason: '', until: null });
    },
    onSuccess: async (deal, change) => {
      await show(client, storeId, deal);
      onDone(change);
    },
    onError: async (error, change) => {
      await show(client, storeId, change.deal);
      onRefused(change, error);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}

async function show(client: QueryClient, storeId: number, deal: Deal): Promise<void> {
  await rewrite(client, storeId, (known) =>
    known.map((each) => (each.id === deal.id ? deal : each)),
  );
}

/** Answers that are still on their way would bring back what was; they are asked for anew after this. */
async function rewrite(
  client: QueryClient,
  storeId: number,
  change: (deals: readonly Deal[]) => Deal[],
): Promise<void> {
  const queryKey = keys.list(storeId);
  await client.cancelQueries({ queryKey });
  client.setQueryData<Pages>(
    queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, content: change(page.content) })),
      },
  );
}

export type RemovalOutcome = {
  onDone: (deal: Deal) => void;
  onRefused: (deal: Deal, error: Error) => void;
};

/** Takes deals off the menu: they are gone at once, and come back if it is refused. */
export function useRemoveDeal({ onDone, onRefused }: RemovalOutcome) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (deal: Deal) => call(removeFromBusiness, { body: named(storeId, deal) }),
    onMutate: async (deal) =>
      rewrite(client, storeId, (known) => known.filter(({ id }) => id !== deal.id)),
    onSuccess: (_, deal) => onDone(deal),
    onError: (error, deal) => onRefused(deal, error),
    onSettled: () => void client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}

/** Brings a deal back that was taken off the menu. */
export function useRestoreDeal({ onDone, onRefused }: RemovalOutcome) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (deal: Deal) => call(restoreToBusiness, { body: named(storeId, deal) }),
    onSuccess: (_, deal) => onDone(deal),
    onError: (error, deal) => onRefused(deal, error),
    onSettled: () => void client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}

function named(businessId: number, { id }: Deal) {
  return { businessId, discriminator: 'DEAL' as const, ids: [id] };
}

/** The products whose name or bar code holds what is searched for, by name; the first 20. */
export function useProductsLike(search: string) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.products(storeId, search),
    queryFn: async ({ signal }) => {
      const body = { id: storeId, searchStr: search };
      return (await call(findBusinessProducts, { body }, { signal })).data.content;
    },
    placeholderData: keepPreviousData,
  });
}
