import { daysSearch, type DaysSearch } from '../../../lib/url/range-search.ts';
import { oneOf } from '../../../lib/url/search-values.ts';

/** The search parameters of the time clock: the hours of these days, or the planned shifts of the week of `from`, instead of the clock. */
export interface ClockSearch extends DaysSearch {
  view?: 'plan' | 'hours' | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function clockSearch(raw: Record<string, unknown>): ClockSearch {
  return { ...daysSearch(raw), view: oneOf(['plan', 'hours'], raw['view']) };
}
