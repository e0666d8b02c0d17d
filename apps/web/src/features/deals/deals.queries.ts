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

/** The store's deals, the newest first, page by page. */
export const useDeals = deals.pages(
  'list',
  findDeals,
  ({ storeId }, pageNumber = 0) => ({ body: { businessId: storeId, pageNumber } }),
  { next: (pages, { lastPage }) => (lastPage ? undefined : pages.length), idOf: ({ id }) => id },
);

/** One deal as a form begins with it, and what somebody else has made of it. */
export const [useDeal, useReadDeal] = deals.edit('deal', ({ storeId }, id, signal) => {
  const params = { storeId: String(storeId), dealId: String(id) };
  return readData(findDeal, { params }, signal);
});

/** Adds or changes a deal. */
export const useSaveDeal = deals.save(saveDeal, (_store, body: DealRequest) => ({ body }));

type Availability = { readonly deal: Deal; readonly available: boolean };

/** Marks deals as available or out of stock. It shows at once, and is taken back if it is refused. */
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

/** Takes deals off the menu. They are gone at once, and come back if it is refused. */
export const useRemoveDeal = deals.write(removeFromBusiness, named, {
  before: (cache, deal) => rewrite(cache, (known) => known.filter(({ id }) => id !== deal.id)),
});

/** Brings back deals that were taken off the menu. */
export const useRestoreDeal = deals.write(restoreToBusiness, named);

const useFoundProducts = deals.list(
  'products',
  findBusinessProducts,
  ({ storeId }, searchStr: string) => ({ body: { id: storeId, searchStr } }),
);

/** The products whose name or bar code holds what is searched for, by name; the first 20. */
export function useProductsLike(search: string) {
  const query = useFoundProducts(search);
  return { ...query, data: query.data?.content };
}
