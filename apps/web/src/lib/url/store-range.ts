import { daysOfRange, monthUntil, type Day, type Period } from '@counter/contract/shared';
import { listedRange, todayIn } from './range-address.ts';
import type { DaysSearch } from './range-search.ts';

/** Returns the days of a report or an order list: those of the address, or the month up to the store's today. */
export function reportDays(search: DaysSearch, timeZone: string): Period {
  const today = todayIn(timeZone);
  return daysOfRange(listedRange(search, today, monthUntil(today)), today);
}

/** Returns the days that a list filters by, or none for all days. */
export function askedDays(
  search: DaysSearch,
  timeZone: string,
): { startDate?: Day; endDate?: Day } {
  const today = todayIn(timeZone);
  const range = listedRange(search, today, undefined);
  if (!range) return {};
  const { from, to } = daysOfRange(range, today);
  return { startDate: from, endDate: to };
}
