import { z } from 'zod/mini';

/** Causes of a change of the store's status: its team, its hours, its name, or the marketplace. */
const storeStatusCauses = ['TOGGLE', 'PAUSE', 'BUSY', 'HOURS', 'INFO', 'MARKETPLACE'] as const;

/** The store was opened or closed, paused or busy, its hours changed, or the marketplace how it runs it. */
export const storeStatusChanged = z.object({
  kind: z.literal('store.status'),
  storeOnline: z.boolean(),
  /** Absent in events from before it was kept. */
  cause: z.optional(z.enum(storeStatusCauses)),
});

export type StoreStatusCause = (typeof storeStatusCauses)[number];
