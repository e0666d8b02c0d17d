import { daysSearch, type DaysSearch } from '../../lib/url/range-search.ts';
import { oneOf, textIn } from '../../lib/url/search-values.ts';

export const breakdownStatuses = ['COMPLETED', 'STORE_REJECT', 'EXPIRED'] as const;
export const breakdownMethods = ['PICKUP', 'DIRECT', 'POOLED'] as const;

/** Search parameters of the order breakdown. */
export interface BreakdownSearch extends DaysSearch {
  search?: string | undefined;
  status?: (typeof breakdownStatuses)[number] | undefined;
  method?: (typeof breakdownMethods)[number] | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function breakdownSearch(raw: Record<string, unknown>): BreakdownSearch {
  return {
    search: textIn(raw['search']),
    status: oneOf(breakdownStatuses, raw['status']),
    method: oneOf(breakdownMethods, raw['method']),
    ...daysSearch(raw),
  };
}
