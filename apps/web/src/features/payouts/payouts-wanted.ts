import { askedDays } from '../../lib/url/store-range.ts';
import type { PayoutsSearch } from './payouts-search.ts';
import type { PayoutsWanted } from './payouts.queries.ts';

/** Returns the list request of the search parameters: status and days. */
export function payoutsWanted(search: PayoutsSearch, timeZone: string): PayoutsWanted {
  return {
    ...(search.status && { status: search.status }),
    ...askedDays(search, timeZone),
  };
}
