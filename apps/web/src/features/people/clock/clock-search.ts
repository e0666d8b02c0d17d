import { daysSearch, type DaysSearch } from '../../../lib/url/range-search.ts';
import { dayIn, oneOf } from '../../../lib/url/search-values.ts';

/** The search parameters of the time clock: planned shifts or the hours of these days instead of the clock. */
export interface ClockSearch extends DaysSearch {
  view?: 'plan' | 'hours' | undefined;
  /** A day of the week of planned shifts; this week without one. */
  week?: string | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function clockSearch(raw: Record<string, unknown>): ClockSearch {
  return {
    ...daysSearch(raw),
    view: oneOf(['plan', 'hours'], raw['view']),
    week: dayIn(raw['week']),
  };
}
