import { z } from 'zod/mini';

/** A campaign of the store was set up, went on, or was cancelled. */
export const marketingChanged = z.object({ kind: z.literal('marketing.changed') });
