import { idIn, oneOf, pageIn } from '../../lib/search-values.ts';

/** What a message in the drawer can be asked for by: the words of the contract, which is not loaded here. */
const states = [
  'QUEUED',
  'SENDING',
  'SENT',
  'DELIVERED',
  'FAILED',
  'SKIPPED',
  'UNKNOWN',
  'CANCELLED',
] as const;

/** What the address of the campaigns says. */
export interface MarketingSearch {
  page?: number | undefined;
  /** The campaign in the drawer. */
  open?: number | undefined;
  /** Which of its messages are shown; all where absent. */
  state?: (typeof states)[number] | undefined;
  /** The page of those. */
  messages?: number | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function marketingSearch(raw: Record<string, unknown>): MarketingSearch {
  const open = idIn(raw['open']);
  return {
    page: pageIn(raw['page']),
    open,
    state: open === undefined ? undefined : oneOf(states, raw['state']),
    messages: open === undefined ? undefined : pageIn(raw['messages']),
  };
}
