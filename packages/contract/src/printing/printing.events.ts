import { z } from 'zod/mini';

/** A printer's settings or condition changed, or it has printed. */
export const printingChanged = z.object({ kind: z.literal('printing.changed') });
