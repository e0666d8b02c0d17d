import { z } from 'zod/mini';

/** A sale was recorded at the counter, or voided. */
export const saleChanged = z.object({ kind: z.literal('sale.changed') });

/** A day was closed, or opened again. */
export const dayChanged = z.object({ kind: z.literal('day.changed') });
