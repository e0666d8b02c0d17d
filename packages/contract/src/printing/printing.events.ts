import { z } from 'zod/mini';

/** A printer was set up or changed, is well again or not, or has printed. */
export const printersChanged = z.object({ kind: z.literal('printers.changed') });
