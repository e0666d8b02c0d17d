import { addMonths, dayAt } from '@counter/contract/shared';
import { now } from './clock.ts';

export interface AskedDays {
  from?: string | undefined;
  to?: string | undefined;
}

/** The days a report covers: those of the address, or one month back through the store's today. */
export function monthUntilToday({ from, to }: AskedDays, timeZone: string) {
  const today = dayAt(new Date(now()), timeZone);
  const end = to !== undefined && to < today ? to : today;
  const start = from ?? addMonths(today, -1);
  return { start: start < end ? start : end, end, today };
}
