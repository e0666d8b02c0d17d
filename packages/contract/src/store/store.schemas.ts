import { z } from 'zod/mini';
import { roles } from '../shared/permissions.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';
import { openingStates } from './opening.ts';

/** A store (a branch) as its members see it in lists and in the switcher. */
export const business = z.object({
  id,
  name: z.string(),
  image: z.nullable(z.string()),
  branchName: z.string(),
  address: z.string(),
  /** `Y` means verified. */
  verified: z.enum(['Y', 'N']),
  storeUrl: z.string(),
  storeApproved: z.boolean(),
  role: z.enum(roles),
  currency: z.string(),
  timeZone: z.string(),
});

export type Business = z.infer<typeof business>;

/** Whether the store takes orders now, until when, and why (not). */
export const storeStatus = z.object({
  /** The merchant's own word: the toggle. */
  storeOnline: z.boolean(),
  state: z.enum(openingStates),
  until: z.nullable(instant),
  /** Who turned the toggle last, and when. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(instant),
});

export type StoreStatus = z.infer<typeof storeStatus>;

/** `id` is the store's. */
export const storeOnlineRequest = z.object({ userId: userIdClaim, id, online: z.boolean() });
