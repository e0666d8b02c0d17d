import { dayIn } from '../../lib/search-values.ts';

/** The search parameters of the sale screen. */
export interface SaleSearch {
  /** The store's today where absent. */
  day?: string | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function saleSearch(raw: Record<string, unknown>): SaleSearch {
  return { day: dayIn(raw['day']) };
}
