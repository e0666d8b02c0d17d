import type { MarketplaceMenu, PlaceOrderRequest } from '@counter/contract/integrations';
import { wayOf } from '@counter/contract/orders';
import { localTimeAt } from '@counter/contract/shared';
import { fillBasket } from './basket.ts';
import { pickDeals } from './deals.ts';
import { integerBetween, pick, type Chance } from './chance.ts';
import { pickCustomer } from './customers.ts';

const quarterMs = 15 * 60_000;
const scheduledShare = 0.08;
const promoShare = 0.15;

/** The promo codes that customers try: those of the demo stores, one of which has expired. */
const promoCodes = ['WELCOME10', 'HELLO5', 'THANKS4', 'SEASON15'];

/** Generates an order from a store's menu; undefined if nothing can be ordered. */
export function createOrder(
  chance: Chance,
  menu: MarketplaceMenu,
  now: Date,
): PlaceOrderRequest | undefined {
  const items = fillBasket(chance, menu);
  if (!items) return undefined;
  const promoCode = chance() < promoShare ? pick(chance, promoCodes) : undefined;
  const scheduledAt = chance() < scheduledShare ? findLater(chance, menu.store, now) : undefined;
  const { address, ...customer } = pickCustomer(chance);
  const deliveryMethod = pickMethod(chance(), menu.store);
  return {
    storeUrl: menu.store.storeUrl,
    customer,
    deliveryMethod,
    ...(wayOf(deliveryMethod) === 'DELIVERY' && { deliveryAddress: address }),
    ...(scheduledAt && { scheduledAt: scheduledAt.toISOString() }),
    items,
    deals: pickDeals(chance, menu),
    note: '',
    payment: 'MARKETPLACE',
    ...(promoCode && { promoCode }),
    tip: chance() < 0.6 ? 100 * integerBetween(chance, 1, 8) : 0,
  };
}

type Method = PlaceOrderRequest['deliveryMethod'];

/** Picks one of the store's delivery methods. */
function pickMethod(share: number, { deliveryMethods }: MarketplaceMenu['store']): Method {
  const liked = likedMethod(share);
  return deliveryMethods.includes(liked) ? liked : (deliveryMethods[0] ?? liked);
}

function likedMethod(share: number): Method {
  if (share < 0.34) return 'PICKUP';
  return share < 0.75 ? 'DIRECT' : 'POOLED';
}

/** Returns a quarter hour at a mealtime within the next two days; undefined if there is none. */
function findLater(
  chance: Chance,
  { timeZone }: MarketplaceMenu['store'],
  now: Date,
): Date | undefined {
  const first = Math.ceil((now.getTime() + 4 * quarterMs) / quarterMs);
  const later = Array.from(
    { length: 8 },
    () => new Date((first + integerBetween(chance, 0, 160)) * quarterMs),
  );
  return later.find((at) => {
    const { hour } = localTimeAt(at, timeZone);
    return hour >= 11 && hour <= 20;
  });
}
