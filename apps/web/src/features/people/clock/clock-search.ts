import { daysSearch, type DaysSearch } from '../../../lib/url/range-search.ts';
import { oneOf } from '../../../lib/url/search-values.ts';

/** Search parameters of the time clock. `hours` covers the range of days, `plan` the week of `from`. */
export interface ClockSearch extends DaysSearch {
  view?: 'plan' | 'hours' | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function clockSearch(raw: Record<string, unknown>): ClockSearch {
  return { ...daysSearch(raw), view: oneOf(['plan', 'hours'], raw['view']) };
}
