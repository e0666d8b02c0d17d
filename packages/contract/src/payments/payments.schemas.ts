import { z } from 'zod/mini';
import { id, instant, minorUnits } from '../shared/schema.ts';
import { cardStates, cardTroubles } from './card.states.ts';

/** The card payment of an order. */
export const cardPayment = z.object({
  state: z.enum(cardStates),
  /** The total the customer pays, including delivery. */
  amount: minorUnits,
  amountDisplayValue: z.string(),
  /** The amount refunded to the card. */
  refunded: minorUnits,
  refundedDisplayValue: z.string(),
  /** The reason it is stuck; null if it isn't. */
  failure: z.nullable(z.string()),
  /** True if it isn't retried any more and needs marketplace staff. */
  givenUp: z.boolean(),
});

export type CardPayment = z.infer<typeof cardPayment>;

/** A stuck card payment as marketplace staff see it. */
export const failedCardPayment = z.object({
  storeId: id,
  id,
  storeName: z.string(),
  /** Null if it led to no order. */
  orderNumber: z.nullable(z.string()),
  amount: minorUnits,
  currency: z.string(),
  trouble: z.enum(cardTroubles),
  failure: z.string(),
  givenUpAt: instant,
});

export type FailedCardPayment = z.infer<typeof failedCardPayment>;

export const retryCardPaymentRequest = z.object({ storeId: id, id });
