import { oneOf, textIn } from '../../../lib/search-values.ts';

/** What the address of the riders says. */
export interface RidersSearch {
  search?: string | undefined;
  /** Everybody where absent. */
  duty?: 'on' | 'off' | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function ridersSearch(raw: Record<string, unknown>): RidersSearch {
  return { search: textIn(raw['search']), duty: oneOf(['on', 'off'], raw['duty']) };
}
