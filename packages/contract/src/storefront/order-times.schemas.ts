import { z } from 'zod/mini';
import { instant } from '../shared/schema.ts';

/** The available times of a delivery method. */
export const orderTimes = z.object({
  /** True if an order placed now is prepared at once. */
  now: z.boolean(),
  /** The days and times for scheduled orders. */
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
