import { z } from 'zod/mini';

/** Bank account, company or representative were changed, or verified: without a word of what is in them. */
export const bankChanged = z.object({ kind: z.literal('bank.changed') });
