import { plural } from '../lib/sentence.ts';

/** Every sentence that people read on the screens of pages. */
export const text = {
  thisStoreCannotBeShown: 'This store cannot be shown right now',
  faultIsOursAndIt:
    'The fault is ours, and it usually passes in a moment. Load the page again; what was in your basket is still there.',
  thereIsNoStoreHere: 'There is no store here',
  eitherAddressIsNotQuite:
    'Either the address is not quite right, or the store does not sell here any more. Check the link, or ask the store for its new one.',
  thereIsNoHere: (what: string) => `There is no ${what} here`,
  addressIsNotQuiteRight:
    'The address is not quite right: perhaps a part of the link is missing. Open it again from where you have it, or ask the store.',
  oneMomentPlease: 'One moment please',
  morePagesWereAskedFor: (seconds: number) =>
    `More pages were asked for from your connection than we can answer within a minute. Wait ${plural(seconds, 'a second', `${seconds} seconds`)}, then try again. What was in your basket is still there.`,
  tryAgain: 'Try again',
} as const;
