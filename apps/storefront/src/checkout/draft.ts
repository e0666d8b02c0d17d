import type { Consumer } from '@counter/contract/consumers';
import { deliveryMethods, wayOf, type DeliveryMethod } from '@counter/contract/orders';
import type { PublicStore } from '@counter/contract/storefront';
import { z } from 'zod/mini';
import type { Basket } from '../basket/basket.ts';
import { deliveryAddress, type DeliveryAddress } from '@counter/contract/shared';

const tip = z.union([z.object({ percent: z.number() }), z.object({ amount: z.number() })]);

/** The values entered at the checkout; null for untouched fields. */
export const draftSchema = z.object({
  deliveryMethod: z.nullable(z.enum(deliveryMethods)),
  scheduledAt: z.nullable(z.string()),
  tip,
  promoCode: z.string(),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(
    z.object({
      street: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      instructions: z.string(),
    }),
  ),
  note: z.string(),
  byCard: z._default(z.boolean(), false),
});

export type Draft = z.infer<typeof draftSchema>;

export const emptyDraft: Draft = {
  deliveryMethod: null,
  scheduledAt: null,
  tip: { percent: 0 },
  promoCode: '',
  name: null,
  phone: null,
  address: null,
  note: '',
  byCard: false,
};

const emptyAddress: DeliveryAddress = {
  street: '',
  city: '',
  state: '',
  zip: '',
  instructions: '',
};

/** Returns the chosen delivery method while the store offers it. */
export function methodOf(
  { deliveryMethod }: Draft,
  { deliveryMethods: offered }: PublicStore,
): DeliveryMethod {
  if (deliveryMethod && offered.includes(deliveryMethod)) return deliveryMethod;
  return offered[0] ?? 'PICKUP';
}

/** Returns the customer and the address: as typed, or as in the last order. */
export function detailsOf({ name, phone, address }: Draft, consumer: Consumer | null) {
  return {
    name: name ?? consumer?.name ?? '',
    phone: consumer?.phoneProven ? consumer.phone : (phone ?? consumer?.phone ?? ''),
    address: address ?? consumer?.addresses[0] ?? emptyAddress,
  };
}

export type Filled = {
  readonly basket: Basket;
  readonly draft: Draft;
  readonly store: PublicStore;
  readonly consumer: Consumer | null;
};

/** Returns the request for a quote. */
export function wishOf({ basket, draft, store, consumer }: Filled) {
  const deliveryMethod = methodOf(draft, store);
  const address = z.safeParse(deliveryAddress, detailsOf(draft, consumer).address);
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

/** The whole order as it is sent; what is missing in it is found by its schema. */
export function orderOf(filled: Filled, expectedTotal: number, byCard: boolean) {
  const { draft, consumer } = filled;
  const { name, phone, address } = detailsOf(draft, consumer);
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

/** Returns the way to pay at handover. */
function atHandover(method: DeliveryMethod) {
  return wayOf(method) === 'DELIVERY' ? 'ON_DELIVERY' : 'AT_COUNTER';
}
