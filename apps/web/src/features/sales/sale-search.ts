import { dayIn, oneOf, textIn } from '../../lib/url/search-values.ts';

/** The search parameters of the sale screen, and of the store's days on it. */
export interface SaleSearch {
  /** The store's today where absent; among the days, their list. */
  day?: string | undefined;
  /** The store's days, to be closed, instead of the counter. */
  view?: 'close' | undefined;
  /** `2026-11`: the listed days; the current month where absent. */
  month?: string | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function saleSearch(raw: Record<string, unknown>): SaleSearch {
  return {
    day: dayIn(raw['day']),
    view: oneOf(['close'], raw['view']),
    month: textIn(raw['month']),
  };
}
