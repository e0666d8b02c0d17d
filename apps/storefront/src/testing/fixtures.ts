import type { Consumer } from '@counter/contract/consumers';
import type { MenuDeal } from '@counter/contract/deals';
import type { MenuProduct } from '@counter/contract/menu';
import type { PublicStore, Quote, Storefront, TrackedOrder } from '@counter/contract/storefront';

/** The address of the test store. */
export const kitchen = '/s/cedar-kitchen';

/** The secret token in the address of an order or a question. */
export const token = 'the-secret-of-its-link';

/** A test store that is open for pickup and delivery. `change` overrides fields. */
export function aStore(change: Partial<PublicStore> = {}): PublicStore {
  return {
    storeUrl: 'cedar-kitchen',
    name: 'Cedar Kitchen',
    branchName: 'Harbour',
    address: '12 Quay Street',
    phoneNumber: '',
    description: '',
    image: null,
    brandColor: null,
    coverImage: null,
    currency: 'USD',
    timeZone: 'America/New_York',
    dates: { order: 'MONTH_FIRST', clock: '12_HOUR' },
    opening: { state: 'OPEN', until: null, words: 'Open until 9:00 PM', ahead: false },
    deliveryMethods: ['PICKUP', 'DIRECT'],
    minimumOrder: 0,
    preparationMinutes: 20,
    deliveryFees: { zipCode: '', direct: { kind: 'NONE' }, pooled: { kind: 'NONE' } },
    taxRate: 100_000,
    pickupInstructions: '',
    ...change,
  };
}

/** A test product without options. */
export function aProduct(change: Partial<MenuProduct> = {}): MenuProduct {
  return {
    id: 1,
    name: 'Lentil Soup',
    description: 'With lemon',
    image: null,
    category: 'Soups',
    price: 600,
    taxRate: null,
    available: true,
    reason: '',
    featured: false,
    calories: null,
    allergens: '',
    optionGroups: [],
    ...change,
  };
}

/** A product with one required option and up to two extras. */
export function aWrap(change: Partial<MenuProduct> = {}): MenuProduct {
  const option = (id: number, name: string, price = 0) => ({
    id,
    name,
    price,
    available: true,
    reason: '',
  });
  return aProduct({
    id: 2,
    name: 'Falafel Wrap',
    description: 'Crisp and green',
    category: 'Wraps',
    price: 1000,
    optionGroups: [
      {
        id: 1,
        name: 'Bread',
        minimum: 1,
        maximum: 1,
        choices: [option(11, 'Pita'), option(12, 'Gluten-free', 150)],
      },
      {
        id: 2,
        name: 'Extras',
        minimum: 0,
        maximum: 2,
        choices: [option(21, 'Olives', 50), option(22, 'Pickles'), option(23, 'Jalapeño', 75)],
      },
    ],
    ...change,
  });
}

/** An available deal of two soups and a wrap. */
export function aDeal(change: Partial<MenuDeal> = {}): MenuDeal {
  return {
    id: 1,
    name: 'Soups and a wrap',
    description: '',
    image: null,
    price: 2000,
    available: true,
    reason: '',
    parts: [
      { productId: 1, quantity: 2 },
      { productId: 2, quantity: 1 },
    ],
    ...change,
  };
}

/** The page of a store that sells a soup and a wrap. */
export function aStorefront(change: Partial<Storefront> = {}): Storefront {
  return {
    ...aStore(),
    hours: [],
    products: [aProduct(), aWrap()],
    deals: [],
    mostOrdered: [],
    reviews: { counts: [0, 0, 0, 0, 0], latest: [] },
    ...change,
  };
}

/** A customer signed in by phone. */
export function aConsumer(change: Partial<Consumer> = {}): Consumer {
  return {
    signedInAs: '+16465550101',
    name: 'Maya Lind',
    phone: '+16465550101',
    phoneProven: true,
    addresses: [],
    texts: null,
    ...change,
  };
}

/** The quote of one soup, ready in 20 minutes. */
export function aQuote(change: Partial<Quote> = {}): Quote {
  return {
    entries: [
      {
        list: 'items',
        index: 0,
        name: 'Lentil Soup',
        quantity: 1,
        details: [],
        total: 600,
        problem: '',
      },
    ],
    subtotal: 600,
    dealDiscount: 0,
    promoDiscount: 0,
    tax: 60,
    tip: 0,
    deliveryFee: 0,
    total: 660,
    promo: null,
    tipChoices: [
      { percent: 10, amount: 60 },
      { percent: 15, amount: 90 },
    ],
    readyAt: '2026-11-20T17:20:00Z',
    preparationMinutes: 20,
    problems: [],
    ...change,
  };
}

/** A new pickup order as its customer sees it. */
export function aTrackedOrder(change: Partial<TrackedOrder> = {}): TrackedOrder {
  return {
    orderNumber: 'KM-4821',
    status: 'NEW',
    deliveryMethod: 'PICKUP',
    deliveryAddress: null,
    note: '',
    customer: 'Maya Lind',
    placedAt: '2026-11-20T12:00:00Z',
    scheduledAt: null,
    readyAt: '2026-11-20T12:20:00Z',
    steps: [{ kind: 'placed', at: '2026-11-20T12:00:00Z' }],
    rider: null,
    cancelledBecause: '',
    mayCancel: true,
    handoffCode: null,
    pickupInstructions: null,
    items: [{ name: 'Lentil Soup', quantity: 1, details: [], total: 600 }],
    currency: 'USD',
    subtotal: 600,
    discount: 0,
    tax: 60,
    tip: 0,
    deliveryFee: 0,
    total: 660,
    payment: 'AT_COUNTER',
    refunded: 0,
    changed: [],
    reduced: 0,
    ...change,
  };
}
