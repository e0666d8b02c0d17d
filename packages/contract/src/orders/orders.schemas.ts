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
  /** Its position in the order, from 1, which never changes. */
  line: z.int(),
  productId: z.nullable(id),
  name: z.string(),
  image: z.nullable(z.string()),
  quantity: z.int(),
  options: z.array(z.object({ group: z.string(), name: z.string(), price: minorUnits })),
  specialInstructions: z.string(),
  /** The deal it was ordered in and the deal's quantity; null without one. */
  deal: z.nullable(z.object({ id, name: z.string(), quantity: z.int() })),
  /** One unit, options included. */
  unitPrice: minorUnits,
  totalQuantityPrice: minorUnits,
  totalQuantityPriceStr: z.string(),
  /** The time it was ticked as made and by whom; null if it wasn't. Meaningless once the order is ready. */
  made: z.nullable(z.object({ at: instant, by: z.string() })),
});

/** The usual preparation minutes of a similar order, from the last four weeks, plus the busy minutes. */
export const usualTime = z.object({ minutes: z.int(), basis: z.enum(usualBases) });

export type UsualTime = z.infer<typeof usualTime>;

/** Roles that move orders can see contact details until the order is finished. */
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
  /** Only the last digits for people who no longer need it. */
  customerContact: sensitivePhone('customers:contact', whileOpen),
  deliveryMethod: z.enum(deliveryMethods),
  /** The delivery address; null if unknown, and for pickup. */
  deliveryAddress: sensitive(z.nullable(deliveryAddress), 'customers:contact', whileOpen),
  /** The customer's note about the whole order; may be empty. */
  note: z.string(),
  placedAt: instant,
  /** The minutes by which the store has postponed the pickup since accepting. */
  delayedMinutes: z.int(),
  /** The requested time; null for as soon as possible. */
  scheduledAt: z.nullable(instant),
  /** The time the kitchen has to start: at once, or the scheduled time minus the preparation time. */
  releasedAt: instant,
  /** The deadline for accepting it. */
  acceptBy: instant,
  estimatedPickupTime: instant,
  /** The usual preparation time when the order came in; null with too few similar orders. */
  usual: z.nullable(usualTime),
  /** The time it was marked ready; null before. */
  readyAt: z.nullable(instant),
  /** The time a member first opened it; null before. */
  seenAt: z.nullable(instant),
  /** The end of a snooze; null if nobody snoozed it. */
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
  /** The store's part of the customer's payment: subtotal - discount + tax + tip. */
  charged: minorUnits,
  chargedDisplayValue: z.string(),
  /** The delivery fee, which belongs to the delivery agent and not to the store's earnings. */
  deliveryFee: minorUnits,
  deliveryFeeDisplayValue: z.string(),
  /** "Customer paid": charged + deliveryFee. */
  payable: minorUnits,
  payableDisplayValue: z.string(),
  refunded: minorUnits,
  refundedDisplayValue: z.string(),
  /** The number of changes to its items. */
  changes: z.int(),
  /** The total that changes to its items took off. All other amounts are what is left. */
  reduced: minorUnits,
  reducedDisplayValue: z.string(),
  /** The payment method of `charged`. */
  payment: z.enum(orderPayments),
  /** The promo code, its share of the discount, and who pays for it. */
  promoCode: z.nullable(z.string()),
  promoDiscount: minorUnits,
  promoPaidBy: z.nullable(z.enum(promoPayers)),
  cancelReason: z.nullable(z.enum(cancelReasons)),
  cancelMessage: z.nullable(z.string()),
  /** The assigned rider, with the name at that time; null without one. */
  rider: z.nullable(z.object({ id, name: z.string() })),
  /** The number of bags; null before it is ready, or if not given. */
  bags: z.nullable(z.int()),
  /** The four digits that the person who collects it says; null if the store uses none. */
  handoffCode: z.nullable(z.string()),
});

export type Order = z.infer<typeof order>;
export type OrderItem = z.infer<typeof orderItem>;

/** A step in an order's history. */
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
  /** The store's current pickup instructions; null for delivery, or if there are none. */
  pickupInstructions: z.nullable(z.string()),
  timeline: z.array(timelineEntry),
});

export type OrderWithTimeline = z.infer<typeof orderWithTimeline>;

const claims = { userId: userIdClaim, storeId: id };

export const todaysOrdersRequest = z.object({ ...claims, pageNumber });

/** The first and last day on which orders were placed, in the store's time zone. */
const dayRange = { startDate: dayInput, endDate: dayInput };

const orderFilters = {
  /** Searches order numbers and customers' names. */
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  status: z.optional(z.enum(orderStatuses)),
  deliveryMethod: z.optional(z.enum(deliveryMethods)),
};

/** A filter for a store's orders: days and other criteria. */
export const orderRange = z.object({ ...claims, ...dayRange, ...orderFilters });

const rangeRequest = z.extend(orderRange, { pageNumber });

export const scheduledOrdersRequest = rangeRequest.check(startBeforeEnd);
export const orderHistoryRequest = rangeRequest.check(startBeforeEnd);

const moveClaims = { ...claims, orderId: id };

/** Promised minutes are multiples of this. */
export const promiseStepMinutes = 5;
export const maxPromiseMinutes = 120;
/** The maximum total minutes by which an accepted order can be postponed. */
export const maxDelayMinutes = 120;

const promiseMinutes = z
  .int()
  .check(
    z.minimum(promiseStepMinutes, 'Choose at least 5 minutes.'),
    z.maximum(maxPromiseMinutes, 'Choose at most 120 minutes.'),
    z.multipleOf(promiseStepMinutes, 'Choose minutes in steps of 5.'),
  );

/**
 * `minutes` is the preparation time from the press; omit it to keep the pickup time. `pressedAt` is the time of a press
 * that waited for the network; omit it for now.
 */
export const acceptRequest = z.object({
  ...moveClaims,
  status: z.literal('STORE_ACCEPTED'),
  minutes: z.optional(promiseMinutes),
  pressedAt: z.optional(instant),
});

/** Postpones an accepted order; `pickupTime` is the one that the sender sees. */
export const delayRequest = z.object({
  ...moveClaims,
  minutes: promiseMinutes,
  reason: choice(delayReasons, delayReasonLabels, 'Select Reason'),
  pickupTime: instant,
});

/** Undoes the step that the sender just made. */
export const undoRequest = z.object({ ...moveClaims, move: z.enum(stepMoves) });

export const maxBags = 99;

/** `bags` is the number of bags. */
export const readyRequest = z.object({
  ...moveClaims,
  status: z.literal('READY'),
  bags: z.optional(
    z
      .int()
      .check(z.minimum(1, 'Enter at least 1 bag'), z.maximum(maxBags, 'Enter at most 99 bags')),
  ),
});

/** `code` is the handoff code that the courier or customer said. Only orders with a code need it. */
export const completeRequest = z.object({
  ...moveClaims,
  status: z.literal('COMPLETED'),
  code: z.optional(z.string().check(z.trim(), z.maxLength(10))),
});

/** Ticks lines of an order as made, or unticks them. */
export const tickRequest = z.object({
  ...moveClaims,
  lines: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(500)),
  made: z.boolean(),
});

/** The cancel form. */
export const cancelForm = z.object({
  reason: choice(cancelReasons, cancelReasonLabels, 'Select Reason'),
  message: z._default(z.string().check(z.trim(), upTo(500)), ''),
});

export const cancelRequest = z.object({
  ...moveClaims,
  status: z.literal('STORE_REJECT'),
  ...cancelForm.shape,
});

/** `riderId` null unassigns the order. */
export const assignRequest = z.object({
  ...moveClaims,
  riderId: z.nullable(id),
  /** The rider that the sender sees, so that nobody overwrites another person's change unseen. */
  previousRiderId: z.nullable(id),
});

/** Orders that were opened or snoozed. */
export const alarmRequest = z.object({
  ...claims,
  orderIds: z.array(id).check(z.minLength(1), z.maxLength(500)),
});
