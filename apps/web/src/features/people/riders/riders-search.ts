import { oneOf, textIn } from '../../../lib/url/search-values.ts';

/** Search parameters of the riders. */
export interface RidersSearch {
  search?: string | undefined;
  /** Everyone if absent. */
  duty?: 'on' | 'off' | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function ridersSearch(raw: Record<string, unknown>): RidersSearch {
  return { search: textIn(raw['search']), duty: oneOf(['on', 'off'], raw['duty']) };
}
