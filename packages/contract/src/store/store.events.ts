import { z } from 'zod/mini';

/** The store was opened or closed. */
export const storeStatusChanged = z.object({
  kind: z.literal('store.status'),
  storeOnline: z.boolean(),
});
