import { daysOfRange, monthUntil, type Day, type Period } from '@counter/contract/shared';
import { listedRange, todayIn } from './range-address.ts';
import type { DaysSearch } from './range-search.ts';

/** Returns the days that a report or a list of orders covers: those of the address, or one month back through the store's today. */
export function reportDays(search: DaysSearch, timeZone: string): Period {
  const today = todayIn(timeZone);
  return daysOfRange(listedRange(search, today, monthUntil(today)), today);
}

/** Returns the days that a list asks for: those of the address, or none for all days. */
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
