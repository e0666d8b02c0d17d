import { z } from 'zod/mini';
import { id, instant, minorUnits } from '../shared/schema.ts';
import { cardStates, cardTroubles } from './card.states.ts';

/** The money of an order that is paid by card. */
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
  /** It is not tried again by itself any more: the marketplace sees to it. */
  givenUp: z.boolean(),
});

export type CardPayment = z.infer<typeof cardPayment>;

/** A card payment that does not go on by itself, as the marketplace's staff reads it. */
export const failedCardPayment = z.object({
  storeId: id,
  id,
  storeName: z.string(),
  /** Null where no order came of it. */
  orderNumber: z.nullable(z.string()),
  amount: minorUnits,
  currency: z.string(),
  trouble: z.enum(cardTroubles),
  failure: z.string(),
  givenUpAt: instant,
});

export type FailedCardPayment = z.infer<typeof failedCardPayment>;

export const retryCardPaymentRequest = z.object({ storeId: id, id });
