import type { ReactNode } from 'react';
import { countOf } from '@counter/contract/shared';
import { rich } from '@counter/browser/sentence';

/** Screen text for stores with problems. */
export const healthText = {
  pageHelp:
    'Stores that lost or delayed orders in the last 7 days, or need help now. The worst first.',
  all: 'All problems',
  searchIn: 'Store or branch',
  allWell: 'All stores are doing well',
  allWellHelp:
    'A store appears here when it misses or cancels too many orders, accepts or makes them late, has no screen open, or is not paid.',

  problems: 'Problems',
  orders: 'Orders',
  missed: 'Not accepted',
  cancelled: 'Cancelled by store',
  acceptedLate: 'Accepted late',
  late: 'Ready late',
  noScreen: 'No screen open',
  payout: 'Payout returned',
  unpaid: 'Payout overdue or held',
  unpaidFor: (time: ReactNode) => rich`Unpaid for ${time}`,
  noScreenSince: (ago: ReactNode) => rich`Last screen ${ago}`,
  countAndShare: (count: number, share: string) => `${count} (${share})`,
  before: (figure: string) => `Was ${figure} the week before`,
  nothingBefore: 'No orders the week before',
  figures: (
    orders: number,
    missed: string,
    cancelled: string,
    acceptedLate: string,
    late: string,
  ) => [
    countOf(orders, 'order', 'orders'),
    `${missed} not accepted`,
    `${cancelled} cancelled`,
    `${acceptedLate} accepted late`,
    `${late} ready late`,
  ],
};
