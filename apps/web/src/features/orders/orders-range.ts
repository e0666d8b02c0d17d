import { addDays, dayAt } from '@counter/contract/shared';
import { now } from '../../lib/clock.ts';
import type { OrdersSearch } from './orders-search.ts';

const daysShownAtFirst = 30;

/** The days a list covers: those of the address, or the last 30 through the store's today. */
export function rangeOf({ from, to }: OrdersSearch, timeZone: string) {
  const today = dayAt(new Date(now()), timeZone);
  const end = to !== undefined && to < today ? to : today;
  const start = from ?? addDays(today, -daysShownAtFirst);
  return { start: start < end ? start : end, end, today };
}
