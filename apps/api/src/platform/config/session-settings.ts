import { z } from 'zod';

const minute = 60_000;
const message = 'must be a whole number of minutes from 15 to 10080';

/** The lifetime of dashboard sessions, from the environment. */
export const sessionSettings = {
  SESSION_IDLE_MINUTES: z.coerce
    .number(message)
    .int(message)
    .min(15, message)
    .max(10_080, message)
    .default(12 * 60),
};

/** Returns how long a session lasts after it was used, in milliseconds. */
export function sessionIdleOf({
  SESSION_IDLE_MINUTES: minutes,
}: {
  readonly SESSION_IDLE_MINUTES: number;
}): number {
  return minutes * minute;
}
