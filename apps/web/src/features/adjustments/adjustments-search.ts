import { daysSearch, type DaysSearch } from '../../lib/url/range-search.ts';
import { idIn, oneOf, pageIn, textIn } from '../../lib/url/search-values.ts';

/** The search parameters of the adjustments. */
export interface AdjustmentsSearch extends DaysSearch {
  /** The completed orders where absent. */
  tab?: 'charges' | undefined;
  search?: string | undefined;
  /** Counted from 1, which is left out. */
  page?: number | undefined;
  /** The charge that is open in the drawer. */
  open?: number | undefined;
}

type Raw = Record<string, unknown>;

/** Reads the address of the adjustments; what makes no sense there is left out. */
export function adjustmentsSearch(raw: Raw): AdjustmentsSearch {
  return {
    tab: oneOf(['charges'], raw['tab']),
    search: textIn(raw['search']),
    ...daysSearch(raw),
    page: pageIn(raw['page']),
    open: idIn(raw['open']),
  };
}

const maxOrderNumberLength = 20;

/** The search parameters of the refund form. */
export interface RefundSearch {
  /** The number of the order. */
  order?: string | undefined;
  /** The line of the order that is refunded, all that is left of it; it is asked about at once. */
  line?: number | undefined;
}

/** Reads the address of the refund form. */
export function refundSearch({ order, line }: Raw): RefundSearch {
  return { order: textIn(order)?.slice(0, maxOrderNumberLength), line: idIn(line) };
}
