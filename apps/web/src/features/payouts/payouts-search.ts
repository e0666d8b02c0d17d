import { daysSearch, type DaysSearch } from '../../lib/url/range-search.ts';
import { oneOf, pageIn, textIn } from '../../lib/url/search-values.ts';

export const listedStatuses = ['PENDING', 'IN_TRANSIT', 'PAID', 'FAILED'] as const;

/** The search parameters of the payouts. */
export interface PayoutsSearch extends DaysSearch {
  status?: (typeof listedStatuses)[number] | undefined;
  /** Counted from 1, which is left out. */
  page?: number | undefined;
  /** The payout that is open. */
  payout?: string | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function payoutsSearch(raw: Record<string, unknown>): PayoutsSearch {
  return {
    status: oneOf(listedStatuses, raw['status']),
    ...daysSearch(raw),
    page: pageIn(raw['page']),
    payout: textIn(raw['payout']),
  };
}
