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
import type { RowPages } from '../../lib/resource/pages.ts';
import type { ResourceCache } from '../../lib/resource/place.ts';
import { readData } from '../../lib/resource/read.ts';
import { storeResource } from '../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../lib/store-context.tsx';

const deals = storeResource('deals');

/** Loads the store's deals page by page, newest first. */
export const useDeals = deals.pages(
  'list',
  findDeals,
  ({ storeId }, pageNumber = 0) => ({ body: { businessId: storeId, pageNumber } }),
  { next: (pages, { lastPage }) => (lastPage ? undefined : pages.length), idOf: ({ id }) => id },
);

/** `useDeal` loads a deal for its form. `useReadDeal` returns a function that fetches the latest version. */
export const [useDeal, useReadDeal] = deals.edit('deal', ({ storeId }, id, signal) => {
  const params = { storeId: String(storeId), dealId: String(id) };
  return readData(findDeal, { params }, signal);
});

/** Adds or changes a deal. */
export const useSaveDeal = deals.save(saveDeal, (_store, body: DealRequest) => ({ body }));

type Availability = { readonly deal: Deal; readonly available: boolean };

/** Marks deals as available or out of stock, with an optimistic update that is rolled back on failure. */
export const useDealAvailability = deals.write(
  updateDealAvailability,
  ({ storeId }, { deal, available }: Availability) => ({
    body: { businessId: storeId, id: deal.id, available },
  }),
  {
    before: (cache, { deal, available }) => {
      const state = available ? ('AVAILABLE' as const) : ('UNAVAILABLE' as const);
      return show(cache, { ...deal, available, state, reason: '', until: null });
    },
    after: (cache, { data }) => show(cache, data),
  },
);

type DealCache = ResourceCache<CurrentStore>;

async function show(cache: DealCache, deal: Deal): Promise<void> {
  await rewrite(cache, (known) => known.map((each) => (each.id === deal.id ? deal : each)));
}

function rewrite(cache: DealCache, change: (known: readonly Deal[]) => Deal[]): Promise<void> {
  return cache.update<RowPages<Deal>>(['list'], (known) => ({
    ...known,
    pages: known.pages.map((page) => ({ ...page, content: change(page.content) })),
  }));
}

const named = ({ storeId }: CurrentStore, { id }: Deal) => ({
  body: { businessId: storeId, discriminator: 'DEAL' as const, ids: [id] },
});

/** Removes deals from the menu, with an optimistic update that is rolled back on failure. */
export const useRemoveDeal = deals.write(removeFromBusiness, named, {
  before: (cache, deal) => rewrite(cache, (known) => known.filter(({ id }) => id !== deal.id)),
});

/** Restores removed deals. */
export const useRestoreDeal = deals.write(restoreToBusiness, named);

const useFoundProducts = deals.list(
  'products',
  findBusinessProducts,
  ({ storeId }, searchStr: string) => ({ body: { id: storeId, searchStr } }),
);

/** Finds the first 20 products whose name or bar code contains the search text, by name. */
export function useProductsLike(search: string) {
  const query = useFoundProducts(search);
  return { ...query, data: query.data?.content };
}
