import type { MarketplaceMenu } from '@counter/contract/integrations';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/tenancy/scope.ts';
import { scopeForIntegration } from '../../platform/tenancy/tenancy.ts';
import { findRunningDeals } from '../deals/index.ts';
import { findMenu } from '../menu/index.ts';
import { findApprovedStores, findOpening, findStoreSettings } from '../store/index.ts';

type MarketplaceStore = MarketplaceMenu['store'];

/** The approved stores, and whether each takes orders now. */
export async function findMarketplaceStores({ db, clock }: Platform): Promise<MarketplaceStore[]> {
  const now = clock.now();
  const stores = await findApprovedStores(db);
  return Promise.all(
    stores.map(async ({ id, ...store }) => ({
      ...store,
      state: (await findOpening(db, id, now)).state,
    })),
  );
}

type Asking = {
  readonly integration: Actor;
  readonly requestId: string;
  readonly storeUrl: string;
};

/** A store's menu with its prices, and what is unavailable. @throws ProblemError NOT_FOUND */
export async function findMarketplaceMenu(
  { db, clock }: Platform,
  { integration, requestId, storeUrl }: Asking,
): Promise<MarketplaceMenu> {
  const scope = await scopeForIntegration(db, storeUrl, integration, requestId);
  const { storeId, storeName: name, currency, timeZone } = scope;
  const now = clock.now();
  const [{ state }, { minimumOrder }, products, deals] = await Promise.all([
    findOpening(db, storeId, now),
    findStoreSettings(db, storeId),
    findMenu(db, scope, { at: now, now }),
    findRunningDeals(db, scope, { at: now, now }),
  ]);
  return {
    store: { storeUrl, name, currency, timeZone, state },
    minimumOrder,
    products,
    deals,
  };
}
