import { z } from 'zod/mini';

/** The store was opened or closed, or the marketplace changed how it runs it. */
export const storeStatusChanged = z.object({
  kind: z.literal('store.status'),
  storeOnline: z.boolean(),
});
