import { z } from 'zod/mini';

/** A sale was recorded at the counter or voided, or a day was closed or reopened. */
export const saleChanged = z.object({ kind: z.literal('sale.changed') });
