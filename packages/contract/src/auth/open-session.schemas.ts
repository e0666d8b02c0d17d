import { z } from 'zod/mini';
import { id, instant } from '../shared/schema.ts';

/** A sign-in from a new device that the person hasn't confirmed yet. */
export const newSignIn = z.object({
  id,
  /** The browser and system: `Chrome on Android`. */
  device: z.string(),
  createdAt: instant,
});

export type NewSignIn = z.infer<typeof newSignIn>;

/** A live session. */
export const openSession = z.extend(newSignIn, {
  /** Accurate to five minutes. */
  lastSeenAt: instant,
  /** The session stays open until then, for a shift, even unused; otherwise null. */
  keptUntil: z.nullable(instant),
  /** The caller's own session. */
  current: z.boolean(),
  /** True if it began on a new device and isn't confirmed. Always false if the caller's own session isn't confirmed. */
  unreviewed: z.boolean(),
});

export type OpenSession = z.infer<typeof openSession>;
