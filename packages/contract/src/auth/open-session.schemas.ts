import { z } from 'zod/mini';
import { id, instant } from '../shared/schema.ts';

/** A sign-in from a new device that the person hasn't confirmed yet. */
export const newSignIn = z.object({
  id,
  /** Browser and system: `Chrome on Android`. */
  device: z.string(),
  createdAt: instant,
});

export type NewSignIn = z.infer<typeof newSignIn>;

/** A sign-in that is still open. */
export const openSession = z.extend(newSignIn, {
  /** To within five minutes. */
  lastSeenAt: instant,
  /** Kept for a shift until then, used or not; null where it is not. */
  keptUntil: z.nullable(instant),
  /** The one that asks. */
  current: z.boolean(),
  /** Began on a new device and isn't confirmed. Always false for a caller that isn't confirmed itself. */
  unreviewed: z.boolean(),
});

export type OpenSession = z.infer<typeof openSession>;
