import { z } from 'zod/mini';

/** A printer was set up or changed, is well again or not, or has printed. */
export const printingChanged = z.object({ kind: z.literal('printing.changed') });
