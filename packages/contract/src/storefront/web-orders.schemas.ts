import { z } from 'zod/mini';
import { typedCode } from '../consumers/consumers.schemas.ts';
import { askedOrder, somethingOrdered } from '../orders/asked.schemas.ts';
import { wayOf, type DeliveryMethod } from '../orders/orders.choices.ts';
import { cents, tipCents } from '../shared/amount-fields.ts';
import { fieldRule } from '../shared/fields.ts';
import { instant, minorUnits } from '../shared/schema.ts';

/** Tips that are offered, in percent of the basket. */
export const tipPercents = [10, 15, 20] as const;

/** The ways to pay for web orders at handover. */
export const webPayments = ['AT_COUNTER', 'ON_DELIVERY'] as const;

/** A tip as it is wished for: a share of the basket, or an amount. */
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

/** A basket to be priced. Nothing is reserved. */
export const quoteRequest = z.object(wish);

export type QuoteRequest = z.output<typeof quoteRequest>;

type Delivered = { readonly deliveryMethod: DeliveryMethod; readonly deliveryAddress?: unknown };

/** Refuses a delivery that has nowhere to go. */
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
  /** The total that the customer saw; the order is refused if it differs. */
  expectedTotal: cents('Total'),
  /**
   * The words that were agreed to for text messages, as they were shown; absent where the box was not ticked.
   * Others than those of this moment are no consent.
   */
  agreedTo: z.optional(z.string().check(z.maxLength(1000))),
};

/** An order as the web store sends it, paid where it is handed over. */
export const webOrderRequest = z
  .object({
    ...order,
    payment: z.enum(webPayments),
    /** The code by which the customer confirms an order above what the store takes without one. */
    confirmationCode: z.optional(typedCode),
  })
  .check(somethingOrdered, somewhereToGo);

/** One that is placed once it is paid by card. */
export const cardOrderRequest = z
  .object({ ...order, payment: z.literal('CARD') })
  .check(somethingOrdered, somewhereToGo);

export type CardOrderRequest = z.output<typeof cardOrderRequest>;

export type WebOrderRequest = z.output<typeof webOrderRequest>;

/** One line of the basket, priced; or why it cannot be had. */
const quotedEntry = z.object({
  list: z.enum(['items', 'deals']),
  /** Its place in that list. */
  index: z.int(),
  name: z.string(),
  quantity: z.int(),
  details: z.array(z.string()),
  total: minorUnits,
  /** The reason it cannot be ordered; empty if it can. */
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
  /** The promo code as the store spells it, and why it cannot be used; null where none was given. */
  promo: z.nullable(z.object({ promoCode: z.string(), reason: z.string() })),
  tipChoices: z.array(z.object({ percent: z.int(), amount: minorUnits })),
  /** The expected time. */
  readyAt: instant,
  /** The minutes that the store needs for an order placed now. The release before this one doesn't send it. */
  preparationMinutes: z.optional(z.int()),
  /**
   * Problems with the whole order, as sentences for the customer; problems of a line stand at the
   * line.
   */
  problems: z.array(z.object({ code: z.string(), message: z.string() })),
});

export type Quote = z.infer<typeof quote>;

/** An order that came in, and the secret part of the address under which it is followed. */
export const placedWebOrder = z.object({ orderNumber: z.string(), token: z.string() });

/** The page of the card company on which an order is paid. */
export const cardPage = z.object({ payAt: z.string() });
