import { z } from 'zod/mini';
import { minorUnits } from '../shared/schema.ts';
import { cardStates } from './card.states.ts';

/** The money of an order that is paid by card. */
export const cardPayment = z.object({
  state: z.enum(cardStates),
  /** What the customer pays in all, the delivery included. */
  amount: minorUnits,
  amountDisplayValue: z.string(),
  /** What went back to the card. */
  refunded: minorUnits,
  refundedDisplayValue: z.string(),
  /** What keeps it from going on; null where nothing does. It is tried again by itself. */
  failure: z.nullable(z.string()),
});

export type CardPayment = z.infer<typeof cardPayment>;
