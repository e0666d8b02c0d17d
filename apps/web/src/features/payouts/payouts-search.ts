import { daysSearch, type DaysSearch } from '../../lib/url/range-search.ts';
import { oneOf, pageIn, textIn } from '../../lib/url/search-values.ts';

export const listedStatuses = ['PENDING', 'IN_TRANSIT', 'PAID', 'FAILED'] as const;

/** Search parameters of the payouts. */
export interface PayoutsSearch extends DaysSearch {
  status?: (typeof listedStatuses)[number] | undefined;
  /** Counted from 1; absent on page 1. */
  page?: number | undefined;
  /** The payout open in the drawer. */
  payout?: string | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function payoutsSearch(raw: Record<string, unknown>): PayoutsSearch {
  return {
    status: oneOf(listedStatuses, raw['status']),
    ...daysSearch(raw),
    page: pageIn(raw['page']),
    payout: textIn(raw['payout']),
  };
}
