import { daysSearch, type DaysSearch } from '../../../lib/url/range-search.ts';
import { oneOf } from '../../../lib/url/search-values.ts';

/** The search parameters of the time clock: the hours of these days instead of the clock. */
export interface ClockSearch extends DaysSearch {
  view?: 'hours' | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function clockSearch(raw: Record<string, unknown>): ClockSearch {
  return { ...daysSearch(raw), view: oneOf(['hours'], raw['view']) };
}
