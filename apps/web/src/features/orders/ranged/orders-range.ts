import { addDays, daysOfRange, type Day, type Period } from '@counter/contract/shared';
import { listedRange, todayIn } from '../../../lib/url/range-address.ts';
import type { DaysSearch } from '../../../lib/url/range-search.ts';

const daysShownAtFirst = 30;

/** Returns the days that a list covers at first. */
export function firstDays(today: Day): Period {
  return { from: addDays(today, -daysShownAtFirst), to: today };
}

/** The days a list covers: those of the address, or the last 30 through the store's today. */
export function rangeOf(search: DaysSearch, timeZone: string): Period {
  const today = todayIn(timeZone);
  return daysOfRange(listedRange(search, today, firstDays(today)), today);
}
