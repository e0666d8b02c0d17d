import { z } from 'zod/mini';

/** A counter sale was recorded or voided, or a day was closed or reopened. */
export const saleChanged = z.object({ kind: z.literal('sale.changed') });
