import { z } from 'zod/mini';
import { instant } from '../shared/schema.ts';

/** The available times for one delivery method. */
export const orderTimes = z.object({
  /** True if an order placed now is processed at once. */
  now: z.boolean(),
  /** The days on which one can be scheduled, with their times. */
  days: z.array(
    z.object({
      day: z.string(),
      /** `Today`, `Tomorrow`, then `Tue, Nov 24`. */
      label: z.string(),
      times: z.array(z.object({ at: instant, label: z.string() })),
    }),
  ),
});

export type OrderTimes = z.infer<typeof orderTimes>;
