import { daysSearch, type DaysSearch } from '../../lib/url/range-search.ts';
import { idIn, oneOf, pageIn, textIn } from '../../lib/url/search-values.ts';

/** Search parameters of the adjustments. */
export interface AdjustmentsSearch extends DaysSearch {
  /** Defaults to the completed orders. */
  tab?: 'charges' | undefined;
  search?: string | undefined;
  /** Counted from 1; absent on page 1. */
  page?: number | undefined;
  /** The charge that is open in the drawer. */
  open?: number | undefined;
}

type Raw = Record<string, unknown>;

/** Parses the search parameters of the adjustments; drops invalid ones. */
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

/** Search parameters of the refund form. */
export interface RefundSearch {
  /** The order number. */
  order?: string | undefined;
  /** The order line to refund in full. The form opens with its confirmation. */
  line?: number | undefined;
}

/** Parses the search parameters of the refund form. */
export function refundSearch({ order, line }: Raw): RefundSearch {
  return { order: textIn(order)?.slice(0, maxOrderNumberLength), line: idIn(line) };
}
