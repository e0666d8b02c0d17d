import { idIn, pageIn, textIn } from '../../lib/url/search-values.ts';

/** The search parameters of the campaigns. */
export interface MarketingSearch {
  page?: number | undefined;
  /** The campaign in the drawer. */
  open?: number | undefined;
  /** The state of the listed messages; all if absent. */
  state?: string | undefined;
  /** The page of those. */
  messages?: number | undefined;
  /** The goal of the campaign in the form, and the promo code that it offers. */
  goal?: string | undefined;
  code?: string | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function marketingSearch(raw: Record<string, unknown>): MarketingSearch {
  const open = idIn(raw['open']);
  // A closed drawer has no list of messages.
  const list = open ? raw : {};
  return {
    page: pageIn(raw['page']),
    open,
    state: textIn(list['state']),
    messages: pageIn(list['messages']),
    goal: textIn(raw['goal']),
    code: textIn(raw['code']),
  };
}
