import { z } from 'zod/mini';
import { id } from '../shared/schema.ts';

/** A completed order was refunded. */
export const orderRefunded = z.object({
  kind: z.literal('order.refunded'),
  orderId: id,
  orderNumber: z.string(),
  by: z.string(),
});

/** A charge against the store was proposed, disputed or decided. */
export const chargeChanged = z.object({ kind: z.literal('charge.changed'), chargeId: id });
