import { textIn } from '../../../lib/url/search-values.ts';

/** The search parameters of the form of a promo code. */
export interface PromoFormSearch {
  /** The goal of the campaign that it is for; the form checks it. */
  goal?: string | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function promoFormSearch(raw: Record<string, unknown>): PromoFormSearch {
  return { goal: textIn(raw['goal']) };
}
