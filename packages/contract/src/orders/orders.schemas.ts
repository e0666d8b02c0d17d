import { z } from 'zod/mini';
import { choice } from '../shared/choice.ts';
import { startBeforeEnd } from '../shared/asked-days.ts';
import { dayInput } from '../shared/dates.ts';
import { id, instant, minorUnits, pageNumber, userIdClaim } from '../shared/schema.ts';
import { sensitive, sensitivePhone } from '../shared/sensitive.ts';
import { promoPayers } from '../promotions/promotions.choices.ts';
import { deliveryAddress } from '../shared/address.schemas.ts';
import {
  cancelReasonLabels,
  cancelReasons,
  delayReasonLabels,
  delayReasons,
  deliveryMethods,
  orderPayments,
  usualBases,
} from './orders.choices.ts';
import { openStatuses, orderMoves, orderStatuses, stepMoves } from './orders.states.ts';
import { upTo } from '../shared/lengths.ts';

export const orderItem = z.object({
  /** Its place in the order, from 1, which never changes. */
  line: z.int(),
  productId: z.nullable(id),
  name: z.string(),
  image: z.nullable(z.string()),
  quantity: z.int(),
  options: z.array(z.object({ group: z.string(), name: z.string(), price: minorUnits })),
  specialInstructions: z.string(),
  /** The deal it was ordered with, and how many of the deal; null where it was ordered by itself. */
  deal: z.nullable(z.object({ id, name: z.string(), quantity: z.int() })),
  /** One unit, options included. */
  unitPrice: minorUnits,
  totalQuantityPrice: minorUnits,
  totalQuantityPriceStr: z.string(),
  /** The time it was ticked as made, and by whom; null before. Means nothing once the order is ready. */
  made: z.nullable(z.object({ at: instant, by: z.string() })),
});

/**
 * The minutes in which the store usually makes such an order, by its orders of four weeks, with its busy
 * minutes.
 */
export const usualTime = z.object({ minutes: z.int(), basis: z.enum(usualBases) });

export type UsualTime = z.infer<typeof usualTime>;

/** Whoever moves orders reaches the customer until the order is finished. */
const whileOpen = {
  permission: 'orders:move',
  holds: (order: object) => 'status' in order && openStatuses.some((one) => one === order.status),
} as const;

export const order = z.object({
  id,
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  customerId: id,
  customer: z.string(),
  /** Its last digits alone for who no longer needs it. */
  customerContact: sensitivePhone('customers:contact', whileOpen),
  deliveryMethod: z.enum(deliveryMethods),
  /** The delivery address; null if unknown, and for a pickup. */
  deliveryAddress: sensitive(z.nullable(deliveryAddress), 'customers:contact', whileOpen),
  /** The customer's note about the whole order; may be empty. */
  note: z.string(),
  placedAt: instant,
  /** The minutes by which the store has put the pickup off since it accepted. */
  delayedMinutes: z.int(),
  /** The requested time; null means as soon as possible. */
  scheduledAt: z.nullable(instant),
  /**
   * The time the kitchen has to start: at once, or the scheduled time less the preparation time.
   */
  releasedAt: instant,
  /** The time by which somebody should accept it. */
  acceptBy: instant,
  estimatedPickupTime: instant,
  /** The usual time as it was when the order came in; null where too few orders are comparable. */
  usual: z.nullable(usualTime),
  /** The time it was made ready; null before. */
  readyAt: z.nullable(instant),
  /** The time a member of the store first opened it; null before. */
  seenAt: z.nullable(instant),
  /** Somebody snoozed its alarm until then; null if nobody did. */
  quietUntil: z.nullable(instant),
  totalItems: z.int(),
  items: z.array(orderItem),
  currency: z.string(),
  subtotal: minorUnits,
  subtotalDisplayValue: z.string(),
  discount: minorUnits,
  discountDisplayValue: z.string(),
  tax: minorUnits,
  estimatedTaxDisplayValue: z.string(),
  tip: minorUnits,
  tipDisplayValue: z.string(),
  fee: minorUnits,
  feeDisplayValue: z.string(),
  /** Order Total Amount of the breakdown: subtotal - discount + tax + tip - fee. */
  total: minorUnits,
  totalDisplayValue: z.string(),
  /** The store's part of what the customer pays: subtotal - discount + tax + tip. */
  charged: minorUnits,
  chargedDisplayValue: z.string(),
  /** The delivery fee. It belongs to the delivery agent and is not part of the store's earnings. */
  deliveryFee: minorUnits,
  deliveryFeeDisplayValue: z.string(),
  /** "Customer paid": charged + deliveryFee. */
  payable: minorUnits,
  payableDisplayValue: z.string(),
  refunded: minorUnits,
  refundedDisplayValue: z.string(),
  /** The number of changes of its items. */
  changes: z.int(),
  /** The amount that changes of its items took off; the amounts above are those that are left. */
  reduced: minorUnits,
  reducedDisplayValue: z.string(),
  /** The way `charged` is paid. */
  payment: z.enum(orderPayments),
  /** The promo code it came with, what of the discount is its, and who bears that. */
  promoCode: z.nullable(z.string()),
  promoDiscount: minorUnits,
  promoPaidBy: z.nullable(z.enum(promoPayers)),
  cancelReason: z.nullable(z.enum(cancelReasons)),
  cancelMessage: z.nullable(z.string()),
  /** The assigned rider, with the name at that time; null without one. */
  rider: z.nullable(z.object({ id, name: z.string() })),
  /** The number of bags it is handed over in; null before it is ready, or if nobody said. */
  bags: z.nullable(z.int()),
  /** The four digits that whoever collects it says; null if the store asked for none. */
  handoffCode: z.nullable(z.string()),
});

export type Order = z.infer<typeof order>;
export type OrderItem = z.infer<typeof orderItem>;

/** One step in the life of an order. */
export const timelineEntry = z.object({
  at: instant,
  kind: z.enum([
    'placed',
    'released',
    'seen',
    'assigned',
    'unassigned',
    'delayed',
    'changed',
    'refund',
    ...orderMoves,
  ]),
  status: z.enum(orderStatuses),
  /** The actor: a person's name, `Marketplace` or `Counter` (a timer). */
  by: z.string(),
  /** The browser and system, or the integration's name. */
  device: z.string(),
  reason: z.nullable(z.enum(cancelReasons)),
  message: z.nullable(z.string()),
});

export type TimelineEntry = z.infer<typeof timelineEntry>;

export const orderWithTimeline = z.extend(order, {
  /** The store's current pickup instructions; null for a delivery, or without instructions. */
  pickupInstructions: z.nullable(z.string()),
  timeline: z.array(timelineEntry),
});

export type OrderWithTimeline = z.infer<typeof orderWithTimeline>;

const claims = { userId: userIdClaim, storeId: id };

export const todaysOrdersRequest = z.object({ ...claims, pageNumber });

/** The days on which the orders were placed, both included, in the store's time zone. */
const dayRange = { startDate: dayInput, endDate: dayInput };

const orderFilters = {
  /** Matches an order number or a part of the customer's name. */
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  status: z.optional(z.enum(orderStatuses)),
  deliveryMethod: z.optional(z.enum(deliveryMethods)),
};

/** The filter of a store's orders: placed on these days and matching the filters. */
export const orderRange = z.object({ ...claims, ...dayRange, ...orderFilters });

const rangeRequest = z.extend(orderRange, { pageNumber });

export const scheduledOrdersRequest = rangeRequest.check(startBeforeEnd);
export const orderHistoryRequest = rangeRequest.check(startBeforeEnd);

const moveClaims = { ...claims, orderId: id };

/** The store promises an order in steps of so many minutes. */
export const promiseStepMinutes = 5;
export const maxPromiseMinutes = 120;
/** An accepted order can be put off by so many minutes in all. */
export const maxDelayMinutes = 120;

const promiseMinutes = z
  .int()
  .check(
    z.minimum(promiseStepMinutes, 'Choose at least 5 minutes.'),
    z.maximum(maxPromiseMinutes, 'Choose at most 120 minutes.'),
    z.multipleOf(promiseStepMinutes, 'Choose minutes in steps of 5.'),
  );

/**
 * `minutes` is how long the store takes from the press; without it the pickup time stays as it is. `pressedAt`
 * is the time of a press that waited for a network; without it that is now.
 */
export const acceptRequest = z.object({
  ...moveClaims,
  status: z.literal('STORE_ACCEPTED'),
  minutes: z.optional(promiseMinutes),
  pressedAt: z.optional(instant),
});

/** Puts an accepted order off; `pickupTime` is the one that the sender sees. */
export const delayRequest = z.object({
  ...moveClaims,
  minutes: promiseMinutes,
  reason: choice(delayReasons, delayReasonLabels, 'Select Reason'),
  pickupTime: instant,
});

/** Takes back the step that the sender made a moment ago. */
export const undoRequest = z.object({ ...moveClaims, move: z.enum(stepMoves) });

export const maxBags = 99;

/** `bags` is how many the order is packed in. */
export const readyRequest = z.object({
  ...moveClaims,
  status: z.literal('READY'),
  bags: z.optional(
    z
      .int()
      .check(z.minimum(1, 'Enter at least 1 bag'), z.maximum(maxBags, 'Enter at most 99 bags')),
  ),
});

/** `code` is what the courier or customer said. Only orders with a handoff code need it. */
export const completeRequest = z.object({
  ...moveClaims,
  status: z.literal('COMPLETED'),
  code: z.optional(z.string().check(z.trim(), z.maxLength(10))),
});

/** Ticks lines of an order as made, or takes their ticks back. */
export const tickRequest = z.object({
  ...moveClaims,
  lines: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(500)),
  made: z.boolean(),
});

/** The fields of the cancel form. */
export const cancelForm = z.object({
  reason: choice(cancelReasons, cancelReasonLabels, 'Select Reason'),
  message: z._default(z.string().check(z.trim(), upTo(500)), ''),
});

export const cancelRequest = z.object({
  ...moveClaims,
  status: z.literal('STORE_REJECT'),
  ...cancelForm.shape,
});

/** `riderId` null takes the order from its rider. */
export const assignRequest = z.object({
  ...moveClaims,
  riderId: z.nullable(id),
  /** The rider that the sender sees, so that nobody else's change is overwritten unseen. */
  previousRiderId: z.nullable(id),
});

/** Orders that were opened, or whose alarm is snoozed. */
export const alarmRequest = z.object({
  ...claims,
  orderIds: z.array(id).check(z.minLength(1), z.maxLength(500)),
});
