import { z } from 'zod/mini';
import { roles } from '../shared/permissions.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';
import { pauseReasons } from './hours.choices.ts';
import { openingStates } from './opening.ts';

/** Why the marketplace takes no orders for a store, and until when; null where only staff ends it. */
export const suspension = z.object({ reason: z.string(), until: z.nullable(instant) });

export type Suspension = z.infer<typeof suspension>;

/** Whether orders come in, and when that changes by itself; null when only a person can change it. */
const opening = z.object({ state: z.enum(openingStates), until: z.nullable(instant) });

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
  /** The marketplace takes no orders for it for a while; null where it does. */
  suspension: z.nullable(suspension),
  /** Why the marketplace did not approve it; null where it did, or has not decided. */
  refusal: z.nullable(z.string()),
  /** Whether it takes orders now. */
  opening,
  /** The store demands a second factor of its team, and this person has none: it is closed to them. */
  secondFactorMissing: z.boolean(),
});

export type Business = z.infer<typeof business>;

const spell = { since: instant, until: instant, by: z.string() };

/** It takes no orders for a while, and why. */
const pause = z.object({ ...spell, reason: z.enum(pauseReasons), note: z.string() });

/** New promises are so many minutes longer for a while. */
const busy = z.object({ ...spell, minutes: z.int() });

/** Whether the store takes orders now, until when, and why (not). */
export const storeStatus = z.object({
  /** The merchant's own word: the toggle. */
  storeOnline: z.boolean(),
  state: z.enum(openingStates),
  until: z.nullable(instant),
  /** Said by the marketplace when it has suspended the store. */
  reason: z.nullable(z.string()),
  /** Who turned the toggle last, and when. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(instant),
  /** Those that run, also while something else keeps the store closed. */
  pause: z.nullable(pause),
  busy: z.nullable(busy),
  /** When the working day ends: until then "the rest of the day" lasts. */
  dayEnds: instant,
  /** Each way of getting an order by itself, where their hours differ. */
  ways: z.nullable(z.object({ PICKUP: opening, DELIVERY: opening })),
});

export type StoreStatus = z.infer<typeof storeStatus>;

/** `id` is the store's. */
export const storeOnlineRequest = z.object({ userId: userIdClaim, id, online: z.boolean() });
