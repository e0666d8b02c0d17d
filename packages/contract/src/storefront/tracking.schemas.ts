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
  /** A rider will bring it. */
  'assigned',
  'ready',
  'complete',
  'cancel',
  'expire',
] as const;

export type TrackedStep = (typeof trackedSteps)[number];

/** An order as the customer follows it. */
export const trackedOrder = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  deliveryMethod: z.enum(deliveryMethods),
  deliveryAddress: z.nullable(deliveryAddress),
  /** The first name of the rider who brings it; null without one. */
  rider: z.nullable(z.string()),
  note: z.string(),
  customer: z.string(),
  placedAt: instant,
  scheduledAt: z.nullable(instant),
  /** The promised time. */
  readyAt: instant,
  /** The steps it has reached, each with its latest time; those that were undone are left out. */
  steps: z.array(z.object({ kind: z.enum(trackedSteps), at: instant })),
  /** The reason of the cancellation as a sentence for the customer; empty otherwise. */
  cancelledBecause: z.string(),
  /** True while the customer can cancel it. */
  mayCancel: z.boolean(),
  /** The code that whoever collects it says; null if the store asks for none, or once it is over. */
  handoffCode: z.nullable(z.string()),
  /** The pickup instructions; null without any. */
  pickupInstructions: z.nullable(z.string()),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      /** The deal, the chosen options, and what the kitchen was told. */
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
  /** The total the customer pays, and the way to pay. */
  total: minorUnits,
  payment: z.enum(orderPayments),
  refunded: minorUnits,
  /** Changes that the store made, as sentences for the customer. */
  changed: z.array(z.object({ at: instant, words: z.string() })),
  /** The amount that these changes took off. */
  reduced: minorUnits,
});

export type TrackedOrder = z.infer<typeof trackedOrder>;

/**
 * The items of an order that can be ordered again, as a basket, and those no longer on the menu.
 */
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
  /** The secret part of the address under which it is followed. */
  token: z.string(),
  status: z.enum(orderStatuses),
  placedAt: instant,
  /** `2 × Lentil Soup, 1 × Flat Bread` */
  summary: z.string(),
  total: minorUnits,
});

export const webOrdersPageSize = 10;

/** One page of what a consumer ordered at a store. */
export const webOrders = pageOf(webOrder);

export type WebOrders = z.infer<typeof webOrders>;

/** A consumer's own order, in the words of a menu that offers it again. */
export const recentOrder = z.object({
  token: z.string(),
  placedAt: instant,
  /** `2 × Lentil Soup, 1 × Flat Bread` */
  summary: z.string(),
  /** The number of items. */
  count: z.int(),
  total: minorUnits,
  /** A picture of something in it that is still on the menu. */
  image: z.nullable(z.string()),
});

export type RecentOrder = z.infer<typeof recentOrder>;

/** Tells a follower of an order that it changed and must be read again. */
export const orderChanged = z.object({});
