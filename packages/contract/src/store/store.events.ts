import { z } from 'zod/mini';

/** Causes of a change in the store's status: its team, its hours, its name, or the marketplace. */
const storeStatusCauses = ['TOGGLE', 'PAUSE', 'BUSY', 'HOURS', 'INFO', 'MARKETPLACE'] as const;

/**
 * The store was opened, closed, paused or busy, its hours or name changed, or the marketplace changed how it runs it.
 */
export const storeStatusChanged = z.object({
  kind: z.literal('store.status'),
  storeOnline: z.boolean(),
  /** Absent in events from before causes were stored. */
  cause: z.optional(z.enum(storeStatusCauses)),
});

export type StoreStatusCause = (typeof storeStatusCauses)[number];
