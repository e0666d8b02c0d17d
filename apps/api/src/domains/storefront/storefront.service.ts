import { dayAt } from '@counter/contract/shared';
import type { PublicStore, Storefront } from '@counter/contract/storefront';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findRunningDeals } from '../deals/index.ts';
import { findPublicReviews } from '../feedback/index.ts';
import { findMenu } from '../menu/index.ts';
import { findOpeningFacts, findOrderTerms, findPublicInfo } from '../store/index.ts';
import { findMostOrdered } from './most-ordered.repository.ts';
import { hoursAhead, openingSign } from './opening-sign.ts';

/** The number of reviews shown below the menu. */
const latestReviews = 3;
const maxShown = 6;

/** Returns the content of a store's web store. */
export async function findStorefront(platform: Platform, scope: StoreScope): Promise<Storefront> {
  const { db, clock } = platform;
  const now = clock.now();
  const asked = { at: now, now };
  const [store, facts, products, deals, reviews, ordered] = await Promise.all([
    findPublicStore(platform, scope),
    findOpeningFacts(db, scope.storeId, now),
    findMenu(db, scope, asked),
    findRunningDeals(db, scope, asked),
    findPublicReviews(db, scope, { pageNumber: 0, pageSize: latestReviews }),
    findMostOrdered(db, scope, dayAt(now, scope.timeZone)),
  ]);
  const { counts, content: latest } = reviews;
  const hours = hoursAhead(facts, now);
  const available = new Set(products.filter((one) => one.available).map(({ id }) => id));
  const mostOrdered = ordered.filter((id) => available.has(id)).slice(0, maxShown);
  return { ...store, hours, products, deals, mostOrdered, reviews: { counts, latest } };
}

/** Returns the public information of a store. */
export async function findPublicStore(
  { db, clock }: Platform,
  scope: StoreScope,
): Promise<PublicStore> {
  const { storeId, storeUrl, currency, timeZone, dates } = scope;
  const now = clock.now();
  const [info, { facts, settings }] = await Promise.all([
    findPublicInfo(db, scope),
    findOrderTerms(db, storeId, now),
  ]);
  return {
    storeUrl,
    ...info,
    currency,
    timeZone,
    dates,
    opening: openingSign(facts, now),
    deliveryMethods: [...settings.deliveryMethods],
    minimumOrder: settings.minimumOrder,
    preparationMinutes: settings.preparationMinutes,
    deliveryFees: settings.deliveryFees,
    taxRate: settings.taxRate,
    pickupInstructions: settings.pickupInstructions,
  };
}
