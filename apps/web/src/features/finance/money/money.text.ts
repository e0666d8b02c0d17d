import { countOf } from '@counter/contract/shared';

/** Screen text for the money of the financials. */
export const text = {
  fromSalesToBank: 'From sales to your bank',
  basis: 'Orders count on the day they were completed.',
  feesReturned: (charged: string, returned: string) =>
    `Marketplace fees are ${charged} for these orders, less ${returned} returned with refunds.`,
  openBar: 'Open a bar to see its lines.',
  toYourBank: 'To your bank',
  yourEarnings: 'Your earnings',
  customersPaid: 'Customers paid',
  ofWhatCustomersPaid: (percent: string) => `${percent} of what customers paid`,
  completedOrders: (count: number) => countOf(count, 'completed order', 'completed orders'),
  summary: (sales: string, end: string) => `Of ${sales} in sales, ${end} goes to your bank.`,
  summaryOwed: (sales: string, end: string) =>
    `With ${sales} in sales, you owe ${end}. It comes out of your next earnings.`,
  nothingMoved: 'No money on these days',
  nothingMovedHelp: 'Completed orders, refunds and fees of these days will appear here.',
  notLoaded: "We couldn't load this report",
  figureNotLoaded: "Couldn't be loaded",
  outdated: (why: string) => `These amounts may be out of date. ${why}`,

  needsAttention: 'Needs attention',
  nothingNeedsAttention: 'Nothing needs your attention.',
  attentionNotLoaded: (why: string) => `We couldn't check everything. ${why}`,
} as const;
