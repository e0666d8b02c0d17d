import { dayIn } from '../../lib/search-values.ts';

/** What the address of the sale screen says. */
export interface SaleSearch {
  /** The store's today where absent. */
  day?: string | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function saleSearch(raw: Record<string, unknown>): SaleSearch {
  return { day: dayIn(raw['day']) };
}
