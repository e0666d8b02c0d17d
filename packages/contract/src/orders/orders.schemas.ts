import { z } from 'zod/mini';
import { choice } from '../shared/choice.ts';
import { dayInput } from '../shared/dates.ts';
import { id, instant, minorUnits, pageNumber, userIdClaim } from '../shared/schema.ts';
import { sensitive, sensitivePhone } from '../shared/sensitive.ts';
import { promoPayers } from '../promotions/promotions.choices.ts';
import { deliveryAddress } from './address.schemas.ts';
import {
  cancelReasonLabels,
  cancelReasons,
  deliveryMethods,
  orderPayments,
} from './orders.choices.ts';
import { openStatuses, orderMoves, orderStatuses } from './orders.states.ts';

export const orderItem = z.object({
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
});

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
  /** Where it is brought; null where nobody said, and for a pickup. */
  deliveryAddress: sensitive(z.nullable(deliveryAddress), 'customers:contact', whileOpen),
  /** What the customer tells the store about the whole order; empty where nothing. */
  note: z.string(),
  placedAt: instant,
  /** When the customer wants it; null means as soon as possible. */
  scheduledAt: z.nullable(instant),
  /** When the kitchen has to know of it: at once, or the scheduled time less the preparation time. */
  releasedAt: instant,
  estimatedPickupTime: instant,
  /** When somebody of the store first looked at it; null while nobody has. */
  seenAt: z.nullable(instant),
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
  /** "Your earnings": subtotal - discount + tax + tip - fee. */
  total: minorUnits,
  totalDisplayValue: z.string(),
  /** The store's part of what the customer pays: subtotal - discount + tax + tip. */
  charged: minorUnits,
  chargedDisplayValue: z.string(),
  /** What the delivery costs the customer; the delivery agent's, and no part of what the store earns. */
  deliveryFee: minorUnits,
  deliveryFeeDisplayValue: z.string(),
  /** "Customer paid": charged + deliveryFee. */
  payable: minorUnits,
  payableDisplayValue: z.string(),
  refunded: minorUnits,
  refundedDisplayValue: z.string(),
  /** How `charged` is paid. */
  payment: z.enum(orderPayments),
  /** The promo code it came with, what of the discount is its, and who bears that. */
  promoCode: z.nullable(z.string()),
  promoDiscount: minorUnits,
  promoPaidBy: z.nullable(z.enum(promoPayers)),
  cancelReason: z.nullable(z.enum(cancelReasons)),
  cancelMessage: z.nullable(z.string()),
  /** Who delivers it, called as when it was given to them; null while nobody does. */
  rider: z.nullable(z.object({ id, name: z.string() })),
});

export type Order = z.infer<typeof order>;
export type OrderItem = z.infer<typeof orderItem>;

/** One step in the life of an order. */
export const timelineEntry = z.object({
  at: instant,
  kind: z.enum(['placed', 'released', 'seen', 'assigned', 'unassigned', 'refund', ...orderMoves]),
  status: z.enum(orderStatuses),
  /** Who did it: a person's name, `Marketplace` or `Counter` (a timer). */
  by: z.string(),
  /** From where: the browser and system, or the integration's name. */
  device: z.string(),
  reason: z.nullable(z.enum(cancelReasons)),
  message: z.nullable(z.string()),
});

export type TimelineEntry = z.infer<typeof timelineEntry>;

export const orderWithTimeline = z.extend(order, {
  /** What the store tells customers now who pick up; null for a delivery, or where it says nothing. */
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

/** Which orders of a store are asked for: those placed on the days, which the filters find. */
export const orderRange = z.object({ ...claims, ...dayRange, ...orderFilters });

const rangeRequest = z.extend(orderRange, { pageNumber });

export const startBeforeEnd = z.refine<{ startDate: string; endDate: string }>(
  ({ startDate, endDate }) => startDate <= endDate,
  { path: ['startDate'], message: 'Start date must not be after the end date.' },
);

export const scheduledOrdersRequest = rangeRequest.check(startBeforeEnd);
export const orderHistoryRequest = rangeRequest.check(startBeforeEnd);

const moveClaims = { ...claims, orderId: id };

export const acceptRequest = z.object({ ...moveClaims, status: z.literal('STORE_ACCEPTED') });
export const readyRequest = z.object({ ...moveClaims, status: z.literal('READY') });
export const completeRequest = z.object({ ...moveClaims, status: z.literal('COMPLETED') });

/** What the cancel form asks for. */
export const cancelForm = z.object({
  reason: choice(cancelReasons, cancelReasonLabels, 'Select Reason'),
  message: z._default(z.string().check(z.trim(), z.maxLength(500, 'Too Long!')), ''),
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
  /** Who has the order as far as the sender knows: somebody else's change is not undone unseen. */
  previousRiderId: z.nullable(id),
});

export const seenRequest = z.object({
  ...claims,
  orderIds: z.array(id).check(z.minLength(1), z.maxLength(500)),
});
