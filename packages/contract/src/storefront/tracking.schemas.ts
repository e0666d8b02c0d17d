import { z } from 'zod/mini';
import { deliveryAddress } from '../shared/address.schemas.ts';
import { orderedDeal, orderedProduct } from '../orders/chosen.schemas.ts';
import { deliveryMethods, orderPayments } from '../orders/orders.choices.ts';
import { orderStatuses } from '../orders/orders.states.ts';
import { instant, minorUnits, pageOf } from '../shared/schema.ts';

/** The steps of an order that its customer sees. */
export const trackedSteps = [
  'placed',
  'accept',
  /** A rider was assigned. */
  'assigned',
  'ready',
  'complete',
  'cancel',
  'expire',
] as const;

export type TrackedStep = (typeof trackedSteps)[number];

/** An order as its customer tracks it. */
export const trackedOrder = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  deliveryMethod: z.enum(deliveryMethods),
  deliveryAddress: z.nullable(deliveryAddress),
  /** The first name of the assigned rider; null without one. */
  rider: z.nullable(z.string()),
  note: z.string(),
  customer: z.string(),
  placedAt: instant,
  scheduledAt: z.nullable(instant),
  /** The promised time. */
  readyAt: instant,
  /** The steps reached, each with its latest time, without undone ones. */
  steps: z.array(z.object({ kind: z.enum(trackedSteps), at: instant })),
  /** The reason for the cancellation, in a sentence for the customer; empty otherwise. */
  cancelledBecause: z.string(),
  /** True while the customer can cancel it. */
  mayCancel: z.boolean(),
  /** The code that the person who collects it says; null if the store uses none, or once the order is finished. */
  handoffCode: z.nullable(z.string()),
  /** The pickup instructions; null without any. */
  pickupInstructions: z.nullable(z.string()),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      /** The deal, the chosen options, and the note for the kitchen. */
      details: z.array(z.string()),
      total: minorUnits,
    }),
  ),
  currency: z.string(),
  subtotal: minorUnits,
  discount: minorUnits,
  tax: minorUnits,
  tip: minorUnits,
  deliveryFee: minorUnits,
  /** The total the customer pays, and the payment method. */
  total: minorUnits,
  payment: z.enum(orderPayments),
  refunded: minorUnits,
  /** The store's changes, in sentences for the customer. */
  changed: z.array(z.object({ at: instant, words: z.string() })),
  /** The amount that these changes took off. */
  reduced: minorUnits,
});

export type TrackedOrder = z.infer<typeof trackedOrder>;

/** An order's items that can be ordered again, as a basket, and those that aren't on the menu any more. */
export const orderAgain = z.object({
  items: z.array(orderedProduct),
  deals: z.array(orderedDeal),
  /** Sentences for the customer. */
  missing: z.array(z.string()),
});

export type OrderAgain = z.infer<typeof orderAgain>;

/** An order in the list of a consumer's own. */
export const webOrder = z.object({
  orderNumber: z.string(),
  /** The secret part of the order's tracking URL. */
  token: z.string(),
  status: z.enum(orderStatuses),
  placedAt: instant,
  /** `2 × Lentil Soup, 1 × Flat Bread` */
  summary: z.string(),
  total: minorUnits,
});

export const webOrdersPageSize = 10;

/** A page of a consumer's orders at a store. */
export const webOrders = pageOf(webOrder);

export type WebOrders = z.infer<typeof webOrders>;

/** A consumer's own order, with what can be ordered again. */
export const recentOrder = z.object({
  token: z.string(),
  placedAt: instant,
  /** `2 × Lentil Soup, 1 × Flat Bread` */
  summary: z.string(),
  /** The number of items. */
  count: z.int(),
  total: minorUnits,
  /** A picture of one of its items that is still on the menu. */
  image: z.nullable(z.string()),
});

export type RecentOrder = z.infer<typeof recentOrder>;

/** Tells a follower of an order that it changed and must be reloaded. */
export const orderChanged = z.object({});
