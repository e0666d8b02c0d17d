import type { OrderTimes } from '@counter/contract/storefront';

/** Returns the first time that an order can be scheduled for, if there is one. */
export function firstTimeOf({ days }: OrderTimes): string | undefined {
  return days[0]?.times[0]?.at;
}
