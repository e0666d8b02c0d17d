import { z } from 'zod/mini';
import { roles } from '../shared/permissions.ts';
import { id, instant, userIdClaim } from '../shared/schema.ts';
import { recordedPauseReasons } from './hours.choices.ts';
import { openingStates } from './opening.ts';

/** The reason and end of a suspension; the end is null if only staff can lift it. */
export const suspension = z.object({ reason: z.string(), until: z.nullable(instant) });

export type Suspension = z.infer<typeof suspension>;

/** The opening state and the time it changes automatically; null if only a person can change it. */
const opening = z.object({ state: z.enum(openingStates), until: z.nullable(instant) });

/** A store (branch) as its members see it in lists and the switcher. */
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
  /** The marketplace's suspension of the store; null if there is none. */
  suspension: z.nullable(suspension),
  /** The marketplace's reason for refusing it; null if it is approved or undecided. */
  refusal: z.nullable(z.string()),
  /** The current opening state. */
  opening,
  /** True if the store requires a second factor and this person has none, so it is closed to them. */
  secondFactorMissing: z.boolean(),
  /** Staff view it as its owner until then and can't change anything; absent for members. */
  viewedUntil: z.optional(instant),
});

export type Business = z.infer<typeof business>;

const override = { since: instant, until: instant, by: z.string() };

/** A pause in taking orders, and its reason. */
const pause = z.object({ ...override, reason: z.enum(recordedPauseReasons), note: z.string() });

/** A time in which new promises are longer by some minutes. */
const busy = z.object({ ...override, minutes: z.int() });

/** The store's current opening state, with its end and reason. */
export const storeStatus = z.object({
  /** The merchant's toggle. */
  storeOnline: z.boolean(),
  state: z.enum(openingStates),
  until: z.nullable(instant),
  /** The marketplace's reason for a suspension. */
  reason: z.nullable(z.string()),
  /** The person who last used the toggle, and when. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(instant),
  /** The current pause and busy time, even if something else keeps the store closed. */
  pause: z.nullable(pause),
  busy: z.nullable(busy),
  /** The end of the working day, which ends "the rest of the day". */
  dayEnds: instant,
  /** The state of pickup and delivery, if their hours differ. */
  ways: z.nullable(z.object({ PICKUP: opening, DELIVERY: opening })),
});

export type StoreStatus = z.infer<typeof storeStatus>;

/** `id` is the store's id. */
export const storeOnlineRequest = z.object({ userId: userIdClaim, id, online: z.boolean() });
