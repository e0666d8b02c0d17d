import { idIn, pageIn } from '../../lib/url/search-values.ts';

/** Search parameters of the promo codes. */
export interface PromotionsSearch {
  /** Counted from 1; absent on page 1. */
  page?: number | undefined;
  /** The promo code open in the drawer. */
  open?: number | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function promotionsSearch(raw: Record<string, unknown>): PromotionsSearch {
  return { page: pageIn(raw['page']), open: idIn(raw['open']) };
}
