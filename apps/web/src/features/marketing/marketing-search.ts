import { idIn, pageIn, textIn } from '../../lib/url/search-values.ts';

/** Search parameters of the campaigns. */
export interface MarketingSearch {
  page?: number | undefined;
  /** The campaign open in the drawer. */
  open?: number | undefined;
  /** The state to filter the messages by; all if absent. */
  state?: string | undefined;
  /** The page of the messages. */
  messages?: number | undefined;
  /** The goal for the campaign form, and the promo code to offer. */
  goal?: string | undefined;
  code?: string | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function marketingSearch(raw: Record<string, unknown>): MarketingSearch {
  const open = idIn(raw['open']);
  // Without an open drawer there is no list of messages.
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
