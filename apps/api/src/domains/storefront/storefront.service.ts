import type { PublicStore, Storefront } from '@counter/contract/storefront';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { scopeForVisitor } from '../../platform/tenancy/tenancy.ts';
import { findRunningDeals } from '../deals/index.ts';
import { findMenu } from '../menu/index.ts';
import { findOpeningFacts, findPublicInfo, findStoreSettings } from '../store/index.ts';
import { hoursAhead, openingSign } from './opening-sign.ts';

/** What a store's own page shows at this moment. @throws ProblemError NOT_FOUND, also for one that is not approved */
export async function findStorefront(platform: Platform, storeUrl: string): Promise<Storefront> {
  const { db, clock } = platform;
  const scope = await scopeForVisitor(db, storeUrl, null);
  const now = clock.now();
  const asked = { at: now, now };
  const [store, facts, products, deals] = await Promise.all([
    describeStore(platform, scope),
    findOpeningFacts(db, scope.storeId, now),
    findMenu(db, scope, asked),
    findRunningDeals(db, scope, asked),
  ]);
  return { ...store, hours: hoursAhead(facts, now), products, deals };
}

/** What a store says of itself to its customers. @throws ProblemError NOT_FOUND, also for one that is not approved */
export async function findPublicStore(platform: Platform, storeUrl: string): Promise<PublicStore> {
  return describeStore(platform, await scopeForVisitor(platform.db, storeUrl, null));
}

async function describeStore({ db, clock }: Platform, scope: StoreScope): Promise<PublicStore> {
  const { storeId, storeUrl, currency, timeZone } = scope;
  const now = clock.now();
  const [info, facts, settings] = await Promise.all([
    findPublicInfo(db, scope),
    findOpeningFacts(db, storeId, now),
    findStoreSettings(db, storeId),
  ]);
  return {
    storeUrl,
    ...info,
    currency,
    timeZone,
    opening: openingSign(facts, now),
    deliveryMethods: [...settings.deliveryMethods],
    minimumOrder: settings.minimumOrder,
    deliveryFees: settings.deliveryFees,
    taxRate: settings.taxRate,
    pickupInstructions: settings.pickupInstructions,
  };
}
