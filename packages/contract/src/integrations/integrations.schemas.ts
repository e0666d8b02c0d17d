import { z } from 'zod/mini';
import { menuDeal } from '../deals/deals.schemas.ts';
import { menuProduct } from '../menu/menu.schemas.ts';
import { orderedDeal, orderedProduct } from '../orders/chosen.schemas.ts';
import { deliveryMethods } from '../orders/orders.choices.ts';
import { order } from '../orders/orders.schemas.ts';
import { fieldRule } from '../shared/fields.ts';
import { instant, minorUnits, requiredText } from '../shared/schema.ts';
import { openingStates } from '../store/opening.ts';

type Ordered = { readonly items: readonly unknown[]; readonly deals: readonly unknown[] };

const somethingOrdered = fieldRule<Ordered>(
  'items',
  'At least one item is required',
  ({ items = [], deals = [] }) => items.length + deals.length > 0,
);

/** An order as a consumer app sends it. It carries no price: the server prices it from the store's menu. */
export const placeOrderRequest = z
  .object({
    storeUrl: requiredText('Store is required', 80),
    customer: z.object({
      name: requiredText('Customer name is required', 80),
      phone: z
        .string({ error: 'Customer phone is required' })
        .check(z.trim(), z.regex(/^\+?[\d\s().-]{7,24}$/, 'Customer phone must be a phone number')),
    }),
    deliveryMethod: z.enum(deliveryMethods, {
      error: 'Delivery method must be PICKUP, DIRECT or POOLED',
    }),
    /** When the customer wants it; absent means as soon as possible. */
    scheduledAt: z.optional(instant),
    items: z._default(z.array(orderedProduct).check(z.maxLength(100)), []),
    deals: z._default(z.array(orderedDeal).check(z.maxLength(20)), []),
    tip: z._default(minorUnits.check(z.minimum(0), z.maximum(100_000_00)), 0),
    /** Where it cannot be used the order is refused; `/marketplace/promocode` tells it before. */
    promoCode: z.optional(z.string().check(z.trim(), z.maxLength(30))),
  })
  .check(somethingOrdered);

export type PlaceOrderRequest = z.output<typeof placeOrderRequest>;

const opening = { state: z.enum(openingStates), until: z.nullable(instant) };

/** A store as integrations see it. */
export const marketplaceStore = z.object({
  storeUrl: z.string(),
  name: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  /** Whether it takes any order now, and when that changes by itself. */
  ...opening,
  /** The same for each way of getting an order: DIRECT and POOLED are deliveries. */
  ways: z.object({ PICKUP: z.object(opening), DELIVERY: z.object(opening) }),
  /** How orders may leave the store; others are refused. */
  deliveryMethods: z.array(z.enum(deliveryMethods)),
});

export const marketplaceMenu = z.object({
  store: marketplaceStore,
  minimumOrder: minorUnits,
  /** What customers are told who pick up; empty where the store says nothing. */
  pickupInstructions: z.string(),
  products: z.array(menuProduct),
  deals: z.array(menuDeal),
});

export type MarketplaceMenu = z.infer<typeof marketplaceMenu>;

/** A placed order. What the customer is told who picks up; null where there is nothing to tell. */
export const placedOrder = z.extend(order, { pickupInstructions: z.nullable(z.string()) });

export type PlacedOrder = z.infer<typeof placedOrder>;
