import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';

/** The card of an order was charged, given free, given money back, or could not be. */
export const cardPaymentChanged = z.object({
  kind: z.literal('payment.changed'),
  orderId: id,
  orderNumber: z.string(),
});
