import type { Storefront } from '@counter/contract/storefront';
import type { Platform } from '../../platform/platform.ts';
import { scopeForVisitor } from '../../platform/tenancy/tenancy.ts';
import { findRunningDeals } from '../deals/index.ts';
import { findMenu } from '../menu/index.ts';
import { findOpeningFacts, findPublicInfo, findStoreSettings } from '../store/index.ts';
import { hoursAhead, openingSign } from './opening-sign.ts';

/** What a store's own page shows at this moment. @throws ProblemError NOT_FOUND, also for one that is not approved */
export async function findStorefront(
  { db, clock }: Platform,
  storeUrl: string,
): Promise<Storefront> {
  const scope = await scopeForVisitor(db, storeUrl, null);
  const { storeId, currency, timeZone } = scope;
  const now = clock.now();
  const asked = { at: now, now };
  const [info, facts, settings, products, deals] = await Promise.all([
    findPublicInfo(db, scope),
    findOpeningFacts(db, storeId, now),
    findStoreSettings(db, storeId),
    findMenu(db, scope, asked),
    findRunningDeals(db, scope, asked),
  ]);
  return {
    storeUrl,
    ...info,
    currency,
    timeZone,
    opening: openingSign(facts, now),
    hours: hoursAhead(facts, now),
    deliveryMethods: [...settings.deliveryMethods],
    minimumOrder: settings.minimumOrder,
    deliveryFees: settings.deliveryFees,
    taxRate: settings.taxRate,
    products,
    deals,
  };
}
