import { oneOf } from '../../../lib/search-values.ts';

/** The goals of campaigns, repeated here because the contract is not loaded. */
const goals = ['WIN_BACK', 'QUIET_DAY', 'WELCOME', 'REGULARS', 'NEW_DISH'] as const;

/** The search parameters of the form of a promo code. */
export interface PromoFormSearch {
  /** The campaign that it is for. */
  goal?: (typeof goals)[number] | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function promoFormSearch(raw: Record<string, unknown>): PromoFormSearch {
  return { goal: oneOf(goals, raw['goal']) };
}
