import { defaultDuration, durations, type Duration } from '@counter/contract/analytics';
import { catch as otherwise, z } from 'zod/mini';

/** The search parameters of an overview. Invalid values become the default, which is left out. */
export const overviewSearch = z.object({
  duration: otherwise(z.optional(z.enum(durations)), undefined),
});

export type OverviewSearch = z.infer<typeof overviewSearch>;

/** The search of a link to a duration. */
export function searchFor(duration: Duration): OverviewSearch {
  return { duration: duration === defaultDuration ? undefined : duration };
}
