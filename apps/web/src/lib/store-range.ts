import { addMonths, daysOfRange, type Day, type Period } from '@counter/contract/shared';
import { listedRange, todayIn } from './range-address.ts';
import type { DaysSearch } from './range-search.ts';

/** Returns the days that a report covers at first: one month back through today. */
export function monthUntil(today: Day): Period {
  return { from: addMonths(today, -1), to: today };
}

/** Returns the days that a report covers: those of the address, or one month back through the store's today. */
export function reportDays(search: DaysSearch, timeZone: string): Period {
  const today = todayIn(timeZone);
  return daysOfRange(listedRange(search, today, monthUntil(today)), today);
}
