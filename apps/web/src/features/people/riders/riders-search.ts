import { oneOf, textIn } from '../../../lib/url/search-values.ts';

/** The search parameters of the riders. */
export interface RidersSearch {
  search?: string | undefined;
  /** Everybody where absent. */
  duty?: 'on' | 'off' | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function ridersSearch(raw: Record<string, unknown>): RidersSearch {
  return { search: textIn(raw['search']), duty: oneOf(['on', 'off'], raw['duty']) };
}
