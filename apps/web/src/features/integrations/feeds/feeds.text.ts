import type { FeedPart } from '@counter/contract/integrations';
import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for calendar feeds. */
export const text = {
  feeds: 'Calendar feeds',
  about: 'Show scheduled orders, special hours and payout days in your own calendar.',
  createButton: 'Create feed',
  newFeed: 'New calendar feed',
  unsavedWarning: 'The feed is not created yet.',
  noFeeds: 'No calendar feeds yet',
  noFeedsHelp: 'Create one, then add its address to Google Calendar, Outlook or your phone.',
  notLoaded: "We couldn't load the calendar feeds",
  nameHelp: 'The calendar that will show it, such as My phone.',
  contents: 'Contents',
  contentsHelp: "Feeds never include customers' names, phone numbers or addresses, or any amounts.",
  partLabels: {
    ORDERS: 'Scheduled orders',
    HOURS: 'Special hours and closures',
    PAYOUTS: 'Payout days',
  } satisfies Record<FeedPart, string>,
  active: 'Active',
  ended: 'Ended',
  createdBy: (name: string, ago: ReactNode) => rich`Address created by ${name} ${ago}`,
  lastRead: (ago: ReactNode) => rich`Last read ${ago}`,
  neverRead: 'Never read',
  endedWhy: (name: string) =>
    `${name} is no longer allowed to have this feed. Create a new address to use it yourself.`,
  actionsFor: (name: string) => `Actions for ${name}`,
  renewItem: 'New address…',
  renew: 'Create new address',
  renewTitle: (name: string) => `Create a new address for ${name}?`,
  renewWhy: 'The old address ends at once. Add the new one to every calendar that shows this feed.',
  endItem: 'End…',
  end: 'End feed',
  endTitle: (name: string) => `End ${name}?`,
  endWhy: "Calendars can no longer read it, and its events disappear. You can't undo this.",
  endedToast: (name: string) => `${name} has ended`,
  addressTitle: (name: string) => `Address of ${name}`,
  addressNow:
    "Copy the address now. We can't show it again. Anyone who has it can see what the feed contains.",
  address: 'Calendar address',
  copy: 'Copy address',
  copied: 'Address copied',
  open: 'Open in calendar app',
  done: 'Done',
};
