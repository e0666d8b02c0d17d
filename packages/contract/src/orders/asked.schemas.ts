import { z } from 'zod/mini';
import { textOr } from '../shared/absent.ts';
import { tipCents } from '../shared/amount-fields.ts';
import { fieldRule, optionalText } from '../shared/fields.ts';
import { instant, requiredText } from '../shared/schema.ts';
import { deliveryAddress } from '../shared/address.schemas.ts';
import { orderedDeal, orderedProduct } from './chosen.schemas.ts';
import { deliveryMethods, orderPayments } from './orders.choices.ts';

type Ordered = { readonly items: readonly unknown[]; readonly deals: readonly unknown[] };

/** Refuses an empty order. */
export const somethingOrdered = fieldRule<Ordered>(
  'items',
  'At least one item is required',
  ({ items = [], deals = [] }) => items.length + deals.length > 0,
);

/** A requested order. It has no prices: the server takes them from the store's menu. */
export const askedOrder = z.object({
  customer: z.object({
    name: requiredText('Customer name is required', 80),
    phone: z
      .string(textOr('Customer phone is required'))
      .check(z.trim(), z.regex(/^\+?[\d\s().-]{7,24}$/, 'Customer phone must be a phone number')),
  }),
  deliveryMethod: z.enum(deliveryMethods, {
    error: 'Delivery method must be PICKUP, DIRECT or POOLED',
  }),
  /** The delivery address; ignored for pickup. */
  deliveryAddress: z.optional(deliveryAddress),
  /** The requested time. Omit for as soon as possible. */
  scheduledAt: z.optional(instant),
  items: z._default(z.array(orderedProduct).check(z.maxLength(100)), []),
  deals: z._default(z.array(orderedDeal).check(z.maxLength(20)), []),
  tip: z._default(tipCents(100_000_00), 0),
  /** The customer's note about the whole order. */
  note: optionalText(500),
  /** Endpoints for outside callers narrow it. */
  payment: z._default(z.enum(orderPayments), 'MARKETPLACE'),
  /** The promo code. The order is refused if it can't be used. */
  promoCode: z.optional(z.string().check(z.trim(), z.maxLength(30))),
});

export type AskedOrder = z.output<typeof askedOrder>;
