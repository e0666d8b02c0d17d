import { countOf } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

const stores = (count: number) => countOf(count, 'store', 'stores');

/** Screen text for announcements. */
export const text = {
  announcements: 'Announcements',
  pageHelp: 'Messages to many stores, by email to their owners and on their home screens.',
  write: 'New announcement',
  noneYet: 'No announcements yet',
  noneYetHelp: 'Tell many stores about new fees, closures or features at once.',
  announcementsNotLoaded: "We couldn't load the announcements",

  planned: 'Leaving soon',
  sending: 'Sending',
  sent: 'Sent',
  cancelled: 'Cancelled',
  leavesAt: (at: ReactNode) => rich`Leaves ${at}.`,
  byAt: (by: string, at: ReactNode) => rich`${by}, ${at}`,
  progress: (sent: number, all: number) => `Sent to ${sent} of ${stores(all)}`,
  seen: (seen: number, sent: number) => `${seen} of ${sent} confirmed`,
  progressLabel: (subject: string) => `Progress of ${subject}`,
  cancel: 'Cancel sending',
  cancelOf: (subject: string) => `Cancel sending ${subject}`,
  isCancelled: 'Cancelled. No store gets it.',
  showStores: 'Show stores',
  hideStores: 'Hide stores',
  storesOf: (subject: string) => `Stores of ${subject}`,
  storesNotLoaded: "We couldn't load the stores",
  notSent: 'Not sent',
  notConfirmed: 'Not confirmed yet',
  confirmedBy: (name: string, at: ReactNode) => rich`Confirmed by ${name}, ${at}`,

  to: 'To',
  findStores: 'Find stores by name or owner',
  state: 'State',
  problem: 'Problem',
  any: 'Any',
  chosen: (count: number) => `${stores(count)} chosen`,
  addAll: (count: number) => `Add all ${count}`,
  removeAll: 'Remove all',
  found: 'Stores found',
  noStores: 'No approved store matches.',
  subject: 'Subject',
  message: 'Message',
  messageHelp: 'Leave a blank line between paragraphs.',
  chooseStores: 'Choose at least one store.',
  preview: 'Preview',
  back: 'Back to editing',
  sendTo: (count: number) => `Send to ${stores(count)}`,
  andMore: (names: string, more: number) => (more === 0 ? names : `${names} and ${more} more`),
  leavesIn: (minutes: number) =>
    `It leaves ${minutes} minutes after you send it. Until then you can cancel it.`,
  willLeave: (count: number) => `On its way to ${stores(count)} in a moment.`,
  unsavedWarning: "Your announcement isn't sent yet.",
} as const;
