import type { MarketplaceMenu } from '@counter/contract/integrations';
import type { PromoCheck, PromoCheckRequest } from '@counter/contract/promotions';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Integration } from '../../platform/tenancy/signed-in.ts';
import { findRunningDeals } from '../deals/index.ts';
import { findMenu } from '../menu/index.ts';
import { findPersonCustomers } from '../orders/index.ts';
import { checkPromo } from '../promotions/index.ts';
import {
  findApprovedStores,
  findOpening,
  findStoreSettings,
  toOpeningAnswer,
} from '../store/index.ts';

type MarketplaceStore = MarketplaceMenu['store'];

/** Returns the approved stores that a key may access, and whether each takes orders now. */
export async function findMarketplaceStores(
  { db, clock }: Platform,
  { storeIds }: Pick<Integration, 'storeIds'>,
): Promise<MarketplaceStore[]> {
  const now = clock.now();
  const approved = await findApprovedStores(db);
  const stores = approved.filter(({ id }) => storeIds === null || storeIds.includes(id));
  return Promise.all(
    stores.map(async ({ id, ...store }) => ({
      ...store,
      ...toAnswer(await findOpening(db, id, now)),
    })),
  );
}

type StoreOpening = Awaited<ReturnType<typeof findOpening>>;

function toAnswer({ state, until, ways: { PICKUP, DELIVERY } }: StoreOpening) {
  return {
    ...toOpeningAnswer({ state, until }),
    ways: { PICKUP: toOpeningAnswer(PICKUP), DELIVERY: toOpeningAnswer(DELIVERY) },
  };
}

/** Returns a store's menu with prices and availability. */
export async function findMarketplaceMenu(
  { db, clock }: Platform,
  scope: StoreScope,
): Promise<MarketplaceMenu> {
  const { storeId, storeUrl, storeName: name, currency, timeZone } = scope;
  const now = clock.now();
  const [opening, settings, products, deals] = await Promise.all([
    findOpening(db, storeId, now),
    findStoreSettings(db, storeId),
    findMenu(db, scope, { at: now, now }),
    findRunningDeals(db, scope, { at: now, now }),
  ]);
  return {
    store: {
      storeUrl,
      name,
      currency,
      timeZone,
      ...toAnswer(opening),
      deliveryMethods: [...settings.deliveryMethods],
      deliveryFees: settings.deliveryFees,
    },
    minimumOrder: settings.minimumOrder,
    pickupInstructions: settings.pickupInstructions,
    products,
    deals,
  };
}

/** Checks a promo code for a customer's basket. Returns its discount or the reason why it can't be used. */
export async function checkPromoCode(
  { db, clock }: Platform,
  scope: StoreScope,
  { promoCode: code, basket, phone }: PromoCheckRequest,
): Promise<PromoCheck> {
  const customerIds = await findPersonCustomers(db, scope, { phone, consumerId: null });
  return checkPromo(db, scope, { code, basket, customerIds }, clock.now());
}
