import { deliveryMethods, type DeliveryMethod } from '@counter/contract/orders';
import type { PublicStore } from '@counter/contract/storefront';
import { z } from 'zod/mini';

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

/** Returns the chosen delivery method, if the store still offers it. */
export function methodOf(
  { deliveryMethod }: Draft,
  { deliveryMethods: offered }: PublicStore,
): DeliveryMethod {
  if (deliveryMethod && offered.includes(deliveryMethod)) return deliveryMethod;
  return offered[0] ?? 'PICKUP';
}
