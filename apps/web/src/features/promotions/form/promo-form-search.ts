import { textIn } from '../../../lib/url/search-values.ts';

/** Search parameters of the promo code form. */
export interface PromoFormSearch {
  /** The goal of the campaign that the code is for. The form validates it. */
  goal?: string | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function promoFormSearch(raw: Record<string, unknown>): PromoFormSearch {
  return { goal: textIn(raw['goal']) };
}
