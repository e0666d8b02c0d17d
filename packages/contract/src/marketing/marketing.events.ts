import { z } from 'zod/mini';

/** A campaign was created, progressed or cancelled. */
export const marketingChanged = z.object({ kind: z.literal('marketing.changed') });
