import { plural } from '@counter/contract/shared';

/** Screen text for the error pages. */
export const text = {
  storeNotShownTitle: "We can't show this store right now",
  storeNotShownHelp:
    'Something went wrong on our side. Reload the page in a moment. Your basket is still there.',
  storeNotFoundTitle: "We couldn't find this store",
  storeNotFoundHelp:
    'The link may be wrong, or the store may have closed. Check the link, or ask the store for a new one.',
  notFoundTitle: (what: string) => `We couldn't find this ${what}`,
  notFoundHelp: 'Part of the link may be missing. Open the original link again, or ask the store.',
  pageNotFoundHelp: 'The link may be wrong or out of date.',
  openMenu: 'Open the menu',
  yourOrders: 'Your orders',
  askStore: 'Ask the store',
  tooManyRequestsTitle: 'One moment please',
  tooManyRequestsHelp: (seconds: number) =>
    `Your connection sent too many requests. Wait ${plural(seconds, 'a second', `${seconds} seconds`)}, then try again. Your basket is still there.`,
  tryAgain: 'Try again',
} as const;
