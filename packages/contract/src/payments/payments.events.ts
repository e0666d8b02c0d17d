import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';

/** An order's card was captured, released or refunded, or one of these failed. */
export const cardPaymentChanged = z.object({
  kind: z.literal('payment.changed'),
  orderId: id,
  orderNumber: z.string(),
});
