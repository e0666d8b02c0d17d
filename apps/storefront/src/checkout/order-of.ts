import type { Consumer } from '@counter/contract/consumers';
import { wayOf, type DeliveryMethod } from '@counter/contract/orders';
import { deliveryAddress, type DeliveryAddress } from '@counter/contract/shared';
import type { PublicStore } from '@counter/contract/storefront';
import { z } from 'zod/mini';
import type { Basket } from '../basket/basket.ts';
import { readablePhone } from '../lib/phone.ts';
import { methodOf, type Draft } from './draft.ts';
import { uniqueAddresses, type KnownDetails } from './known-details.ts';

const emptyAddress: DeliveryAddress = {
  street: '',
  city: '',
  state: '',
  zip: '',
  instructions: '',
};

export type Filled = {
  readonly basket: Basket;
  readonly draft: Draft;
  readonly store: PublicStore;
  readonly consumer: Consumer | null;
  readonly known: KnownDetails;
  /** The phone number or email address to sign in with, as typed. */
  readonly recipient: string;
};

/** Returns true if the phone number has a field of its own, because it isn't used to sign in. */
export function asksPhone({ consumer, recipient }: Filled): boolean {
  return consumer ? !consumer.phoneProven : recipient.includes('@');
}

/** Returns the customer and the address, as typed or from an earlier order. */
export function detailsOf(filled: Filled) {
  const { draft, consumer, known, recipient } = filled;
  const { name, phone, address } = draft;
  const earlier = {
    name: consumer?.name || known.name,
    phone: readablePhone(consumer?.phone || known.phone),
  };
  return {
    name: name ?? earlier.name,
    phone: asksPhone(filled) ? (phone ?? earlier.phone) : (consumer?.phone ?? recipient),
    address: address ?? addressesOf({ consumer, known })[0] ?? emptyAddress,
  };
}

/** Returns the addresses of earlier orders: the customer's first, then this browser's. */
export function addressesOf({ consumer, known }: Pick<Filled, 'consumer' | 'known'>) {
  return uniqueAddresses([...(consumer?.addresses ?? []), ...known.addresses]);
}

/** Returns the request for a quote. */
export function wishOf(filled: Filled) {
  const { basket, draft, store } = filled;
  const deliveryMethod = methodOf(draft, store);
  const address = z.safeParse(deliveryAddress, detailsOf(filled).address);
  const isDelivery = wayOf(deliveryMethod) === 'DELIVERY';
  return {
    ...basket,
    deliveryMethod,
    tip: draft.tip,
    ...(isDelivery && address.success ? { deliveryAddress: address.data } : {}),
    ...(draft.scheduledAt === null ? {} : { scheduledAt: draft.scheduledAt }),
    ...(draft.promoCode === '' ? {} : { promoCode: draft.promoCode }),
  };
}

/** Returns the order request. Its schema finds missing values. */
export function orderOf(filled: Filled, expectedTotal: number, byCard: boolean) {
  const { draft } = filled;
  const { name, phone, address } = detailsOf(filled);
  const wish = wishOf(filled);
  return {
    ...wish,
    ...(wayOf(wish.deliveryMethod) === 'DELIVERY' ? { deliveryAddress: address } : {}),
    customer: { name, phone },
    payment: byCard ? 'CARD' : atHandover(wish.deliveryMethod),
    note: draft.note,
    expectedTotal,
  };
}

/** Returns the payment method for paying at handover. */
function atHandover(method: DeliveryMethod) {
  return wayOf(method) === 'DELIVERY' ? 'ON_DELIVERY' : 'AT_COUNTER';
}
