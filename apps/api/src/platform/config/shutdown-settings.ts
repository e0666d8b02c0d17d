import { z } from 'zod';
import { isForThisMachine, type AccessSettings } from './access-settings.ts';

const message = 'must be a whole number of seconds from 0 to 300';
const usualSeconds = 5;

/** Settings for shutting down. */
export const shutdownSettings = {
  SHUTDOWN_GRACE_SECONDS: z.coerce
    .number(message)
    .int(message)
    .min(0, message)
    .max(300, message)
    .optional(),
};

/**
 * Returns how long a process keeps serving calls after SIGTERM, in milliseconds, so that a proxy can notice the
 * shutdown. 0 if there can't be a proxy.
 */
export function shutdownGraceOf(
  settings: AccessSettings & { readonly SHUTDOWN_GRACE_SECONDS?: number | undefined },
): number {
  const usual = isForThisMachine(settings) ? 0 : usualSeconds;
  return (settings.SHUTDOWN_GRACE_SECONDS ?? usual) * 1000;
}
