import { z } from 'zod/mini';
import { typedCode } from '../consumers/consumers.schemas.ts';
import { askedOrder, somethingOrdered } from '../orders/asked.schemas.ts';
import { wayOf, type DeliveryMethod } from '../orders/orders.choices.ts';
import { cents, tipCents } from '../shared/amount-fields.ts';
import { fieldRule } from '../shared/fields.ts';
import { instant, minorUnits } from '../shared/schema.ts';

/** The suggested tips, in percent of the basket. */
export const tipPercents = [10, 15, 20] as const;

/** The payment methods at handover. */
export const webPayments = ['AT_COUNTER', 'ON_DELIVERY'] as const;

/** A requested tip: a share of the basket, or an amount. */
const tipWish = z.union(
  [
    z.object({ percent: z.int().check(z.minimum(0), z.maximum(100)) }),
    z.object({ amount: tipCents(1000_00) }),
  ],
  'Send the tip as { "percent": 15 } or as { "amount": 300 }, in cents',
);

export type TipWish = z.output<typeof tipWish>;

const { customer, deliveryMethod, deliveryAddress, scheduledAt, items, deals, promoCode, note } =
  askedOrder.shape;

const wish = {
  deliveryMethod,
  deliveryAddress,
  scheduledAt,
  items,
  deals,
  promoCode,
  tip: tipWish,
};

/** A basket to price. Nothing is reserved. */
export const quoteRequest = z.object(wish);

export type QuoteRequest = z.output<typeof quoteRequest>;

type Delivered = { readonly deliveryMethod: DeliveryMethod; readonly deliveryAddress?: unknown };

/** Refuses a delivery without an address. */
const somewhereToGo = fieldRule<Delivered>(
  'deliveryAddress',
  'Address is required',
  ({ deliveryMethod: method = 'PICKUP', deliveryAddress: address }) =>
    wayOf(method) === 'PICKUP' || address !== undefined,
);

const order = {
  ...wish,
  customer,
  note,
  /** The total that the customer saw. The order is refused if it differs. */
  expectedTotal: cents('Total'),
  /**
   * The consent text for text messages that the customer saw and agreed to; absent if the box wasn't checked. An
   * outdated text is no consent.
   */
  agreedTo: z.optional(z.string().check(z.maxLength(1000))),
};

/** A web store order that is paid at handover. */
export const webOrderRequest = z
  .object({
    ...order,
    payment: z.enum(webPayments),
    /** The code that confirms an order above the store's limit for orders without one. */
    confirmationCode: z.optional(typedCode),
  })
  .check(somethingOrdered, somewhereToGo);

/** A web store order that is placed once the card payment succeeds. */
export const cardOrderRequest = z
  .object({ ...order, payment: z.literal('CARD') })
  .check(somethingOrdered, somewhereToGo);

export type CardOrderRequest = z.output<typeof cardOrderRequest>;

export type WebOrderRequest = z.output<typeof webOrderRequest>;

/** A priced basket line, or the reason it is unavailable. */
const quotedEntry = z.object({
  list: z.enum(['items', 'deals']),
  /** Its index in that list. */
  index: z.int(),
  name: z.string(),
  quantity: z.int(),
  details: z.array(z.string()),
  total: minorUnits,
  /** The reason it can't be ordered; empty if it can. */
  problem: z.string(),
});

/** The price of an order placed now, and all problems that prevent it. */
export const quote = z.object({
  entries: z.array(quotedEntry),
  subtotal: minorUnits,
  /** The reductions of the deals and of the promo code. */
  dealDiscount: minorUnits,
  promoDiscount: minorUnits,
  tax: minorUnits,
  tip: minorUnits,
  /** The delivery fee. */
  deliveryFee: minorUnits,
  /** The total the customer pays. */
  total: minorUnits,
  /** The promo code as the store spells it, and the reason it can't be used; null if none was given. */
  promo: z.nullable(z.object({ promoCode: z.string(), reason: z.string() })),
  tipChoices: z.array(z.object({ percent: z.int(), amount: minorUnits })),
  /** The expected time. */
  readyAt: instant,
  /** The store's preparation minutes for an order placed now. The previous release doesn't send it. */
  preparationMinutes: z.optional(z.int()),
  /** Problems with the whole order, in sentences for the customer; a line's problem is with the line. */
  problems: z.array(z.object({ code: z.string(), message: z.string() })),
});

export type Quote = z.infer<typeof quote>;

/** A placed order and the secret part of its tracking URL. */
export const placedWebOrder = z.object({ orderNumber: z.string(), token: z.string() });

/** The card provider's payment page. */
export const cardPage = z.object({ payAt: z.string() });
