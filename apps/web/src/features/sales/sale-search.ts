import { dayIn, oneOf, textIn } from '../../lib/url/search-values.ts';

/** Search parameters of the sale screen and of the store's days. */
export interface SaleSearch {
  /** Defaults to the store's today; in the view of days, to their list. */
  day?: string | undefined;
  /** Shows the store's days to close instead of the counter. */
  view?: 'close' | undefined;
  /** The month of the listed days, as `2026-11`; defaults to the current one. */
  month?: string | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function saleSearch(raw: Record<string, unknown>): SaleSearch {
  return {
    day: dayIn(raw['day']),
    view: oneOf(['close'], raw['view']),
    month: textIn(raw['month']),
  };
}
