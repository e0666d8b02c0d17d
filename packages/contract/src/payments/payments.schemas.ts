import { z } from 'zod/mini';
import { id, instant, minorUnits } from '../shared/schema.ts';
import { cardStates, cardTroubles } from './card.states.ts';

/** The money of an order that is paid by card. */
export const cardPayment = z.object({
  state: z.enum(cardStates),
  /** What the customer pays in all, the delivery included. */
  amount: minorUnits,
  amountDisplayValue: z.string(),
  /** What went back to the card. */
  refunded: minorUnits,
  refundedDisplayValue: z.string(),
  /** What keeps it from going on; null where nothing does. */
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
