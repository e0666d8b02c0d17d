import { z } from 'zod/mini';

/** The store's promo codes changed. */
export const promotionsChanged = z.object({ kind: z.literal('promotions.changed') });
