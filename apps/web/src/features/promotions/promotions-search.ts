import { idIn, pageIn } from '../../lib/url/search-values.ts';

/** The search parameters of the promo codes. */
export interface PromotionsSearch {
  /** Counted from 1, which is left out. */
  page?: number | undefined;
  /** The promo code in the drawer. */
  open?: number | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function promotionsSearch(raw: Record<string, unknown>): PromotionsSearch {
  return { page: pageIn(raw['page']), open: idIn(raw['open']) };
}
