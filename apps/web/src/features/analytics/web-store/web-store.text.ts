import { formatCount, plural } from '@counter/contract/shared';

/** Screen text for the web store's visits. */
export const webStoreText = {
  webStore: 'Web store',
  webStoreName: 'the visits of your web store',
  file: 'The visits',
  fromVisitToOrder: 'From visit to order',
  whatCounts:
    'Each percentage is the share of the step before. A browser counts once a day, so two people behind one connection may count as one. Search engines and other robots are left out.',
  countedSince: (day: string) => ` Counted since ${day}.`,
  steps: {
    visits: 'Visits',
    menuViews: 'Opened the menu',
    baskets: 'Began a basket',
    orders: 'Orders placed',
  },
  count: formatCount,
  countAndShare: (value: number, share: string) => `${formatCount(value)} · ${share}`,
  byDay: 'By day',
  day: 'Day',
  orderRate: 'Visits that ordered',
  none: '–',
  total: 'Total',
  summary: (visits: number, orders: number, share: string) =>
    `${plural(visits, '1 visit', `${formatCount(visits)} visits`)} and ${plural(orders, '1 order', `${formatCount(orders)} orders`)}: ${share}.`,
  orderForEvery: (visits: number) => `one order for every ${formatCount(visits)} visits`,
  noOrderYet: 'no order yet',
  visitsAndOrders: 'Visits and orders',
  everyDay: 'Every day',
  showAllDays: (days: number) => `Show all ${days} days`,
  noVisits: 'No visits on these days',
  noVisitsYet: 'No visits yet',
  noVisitsYetHelp:
    'Everyone who opens your web store is counted here, from the menu to the order. Share its link on your website, in your profile on social media and on your receipts.',
  noVisitsHelp: 'Choose other days, or share the link of your web store.',
  copyLink: 'Copy link',
  linkIsCopied: 'The link is copied.',
  qrCodeAndButton: 'QR code and button',
};
