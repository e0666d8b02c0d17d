import { z } from 'zod';

const minute = 60_000;
const message = 'must be a whole number of minutes from 15 to 10080';

/** Settings for the lifetime of dashboard sessions. */
export const sessionSettings = {
  SESSION_IDLE_MINUTES: z.coerce
    .number(message)
    .int(message)
    .min(15, message)
    .max(10_080, message)
    .default(12 * 60),
};

/** Returns how long after its last use a session ends, in milliseconds. */
export function sessionIdleOf({
  SESSION_IDLE_MINUTES: minutes,
}: {
  readonly SESSION_IDLE_MINUTES: number;
}): number {
  return minutes * minute;
}
