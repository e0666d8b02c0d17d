import { z } from 'zod/mini';
import { oneOf } from '../shared/choice.ts';
import { orderPayments } from '../orders/orders.choices.ts';
import { orderStatuses } from '../orders/orders.states.ts';
import { promoPayers } from '../promotions/promotions.choices.ts';
import { moneyAmount } from '../shared/amount-fields.ts';
import { startBeforeEnd } from '../shared/asked-days.ts';
import { dayInput } from '../shared/dates.ts';
import { fieldRule } from '../shared/fields.ts';
import { id, instant, minorUnits, pageNumber, userIdClaim } from '../shared/schema.ts';
import { taxRate } from '../shared/tax-rate.ts';
import { adjustmentReasons, refundTypes } from './adjustments.choices.ts';
import { upTo } from '../shared/lengths.ts';

const claims = { userId: userIdClaim, storeId: id };

export const adjustableOrdersRequest = z
  .object({
    ...claims,
    pageNumber: z._default(pageNumber, 0),
    /** Searches order numbers and customers' names. */
    search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    /** The first and last store day on which orders were placed. */
    startDate: z.optional(dayInput),
    endDate: z.optional(dayInput),
  })
  .check(startBeforeEnd);

/** A completed order and its refundable amount. */
export const adjustableOrder = z.object({
  orderId: id,
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  customer: z.string(),
  placedAt: instant,
  completedAt: z.nullable(instant),
  currency: z.string(),
  /** "Customer paid": `charged` plus the delivery fee. */
  customerPaid: minorUnits,
  /** The store's part of that. */
  charged: minorUnits,
  refunded: minorUnits,
  /** The total of charges against the store, including undecided ones. */
  charges: minorUnits,
  /** charged - refunded - charges. */
  refundable: minorUnits,
});

export type AdjustableOrder = z.infer<typeof adjustableOrder>;

export const refundableLine = z.object({
  line: id,
  name: z.string(),
  options: z.array(z.string()),
  /** The deal it was ordered in. */
  deal: z.nullable(z.string()),
  quantity: z.int(),
  refundedQuantity: z.int(),
  total: minorUnits,
  discount: minorUnits,
  taxRate,
  tax: minorUnits,
});

export type RefundableLine = z.infer<typeof refundableLine>;

export const refund = z.object({
  id,
  at: instant,
  by: z.string(),
  type: z.enum(refundTypes),
  reason: z.enum(adjustmentReasons),
  comment: z.string(),
  amount: minorUnits,
  items: z.array(z.object({ line: id, quantity: z.int() })),
});

export type Refund = z.infer<typeof refund>;

/** A paid order with everything that a refund depends on, including earlier refunds. */
export const refundableOrder = z.extend(adjustableOrder, {
  subtotal: minorUnits,
  discount: minorUnits,
  tax: minorUnits,
  tip: minorUnits,
  fee: minorUnits,
  /** Belongs to the delivery agent, so refunds leave it out. */
  deliveryFee: minorUnits,
  promoDiscount: minorUnits,
  promoPaidBy: z.nullable(z.enum(promoPayers)),
  /** The payment method, which also receives the refund. */
  payment: z.enum(orderPayments),
  lines: z.array(refundableLine),
  /** The oldest first. */
  refunds: z.array(refund),
});

export type RefundableOrder = z.infer<typeof refundableOrder>;

const refundItem = z.object({ line: id, quantity: z.int().check(z.minimum(0), z.maximum(10_000)) });

const refundFields = z.object({
  type: oneOf(refundTypes, 'Refund type is required'),
  /**
   * The amount of a custom refund. For other types, the amount that the caller expects; the call is refused if it
   * differs.
   */
  amount: z._default(z.nullable(moneyAmount('Custom amount')), null),
  /** The items of a partial refund. An empty list counts as omitted. */
  items: z._default(z.array(refundItem).check(z.maxLength(200)), []),
  reason: oneOf(adjustmentReasons, 'Refund reason is required'),
  comment: z._default(z.string().check(z.trim(), upTo(500)), ''),
});

type Fields = z.output<typeof refundFields>;

const amountIsGiven = fieldRule<Fields>(
  'amount',
  'Custom amount is required',
  ({ type, amount }) => type !== 'CUSTOM' || (amount !== null && amount !== 0),
);

const itemsAreChosen = fieldRule<Fields>(
  'items',
  'Choose items to refund',
  ({ type, items = [] }) => type !== 'ITEMS' || items.some(({ quantity }) => quantity > 0),
);

/** The fields of the refund form. */
export const refundForm = refundFields.check(amountIsGiven, itemsAreChosen);

export const refundRequest = z
  .extend(refundFields, { ...claims, orderId: id })
  .check(amountIsGiven, itemsAreChosen);

export type RefundWish = Fields;
