import { z } from 'zod/mini';
import { roles } from '../shared/permissions.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';
import { recordedPauseReasons } from './hours.choices.ts';
import { openingStates } from './opening.ts';

/** The reason of a suspension and its end; null if only staff ends it. */
export const suspension = z.object({ reason: z.string(), until: z.nullable(instant) });

export type Suspension = z.infer<typeof suspension>;

/** The opening state, and the time it changes by itself; null if only a person can change it. */
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
  /** The reason the marketplace refused it; null if it is approved or undecided. */
  refusal: z.nullable(z.string()),
  /** The current opening state. */
  opening,
  /** The store demands a second factor of its team, and this person has none: it is closed to them. */
  secondFactorMissing: z.boolean(),
  /** Marketplace staff view it as its owner until then, and can change nothing; absent for members. */
  viewedUntil: z.optional(instant),
});

export type Business = z.infer<typeof business>;

const override = { since: instant, until: instant, by: z.string() };

/** It takes no orders for a while, and why. */
const pause = z.object({ ...override, reason: z.enum(recordedPauseReasons), note: z.string() });

/** New promises are so many minutes longer for a while. */
const busy = z.object({ ...override, minutes: z.int() });

/** The store's current opening state, with its end and reason. */
export const storeStatus = z.object({
  /** The merchant's own word: the toggle. */
  storeOnline: z.boolean(),
  state: z.enum(openingStates),
  until: z.nullable(instant),
  /** Said by the marketplace when it has suspended the store. */
  reason: z.nullable(z.string()),
  /** The person who last used the toggle, and the time. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(instant),
  /** The current pause and busy time, even while something else keeps the store closed. */
  pause: z.nullable(pause),
  busy: z.nullable(busy),
  /** The end of the working day, which ends "the rest of the day". */
  dayEnds: instant,
  /** Each way of getting an order by itself, where their hours differ. */
  ways: z.nullable(z.object({ PICKUP: opening, DELIVERY: opening })),
});

export type StoreStatus = z.infer<typeof storeStatus>;

/** `id` is the store's. */
export const storeOnlineRequest = z.object({ userId: userIdClaim, id, online: z.boolean() });
