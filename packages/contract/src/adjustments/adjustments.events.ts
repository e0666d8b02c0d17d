import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';

/** Money of a completed order was given back to its customer. */
export const orderRefunded = z.object({
  kind: z.literal('order.refunded'),
  orderId: id,
  orderNumber: z.string(),
  by: z.string(),
});

/** A charge against the store was proposed, disputed or decided. */
export const chargeChanged = z.object({ kind: z.literal('charge.changed'), chargeId: id });
