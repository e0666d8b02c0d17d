import { countOf } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for analytics. */
export const text = {
  onlineAvailability: 'Online Availability',
  availabilityHelp: 'Share of working hours when you took orders',
  noWorkingHoursTitle: 'No working hours in this period',
  noWorkingHoursHelp: 'Your availability appears here after your next working hour.',
  online: 'Online',
  offline: 'Offline',

  busiestHours: 'Busiest hours',
  byWeekdayAndHour: {
    orders: 'Orders by weekday and hour',
    sales: 'Sales by weekday and hour, in whole amounts',
  },
  measureLabel: 'Show',
  measures: { orders: 'Orders', sales: 'Sales' },
  changeYourHours: 'Change your opening hours',
  noOrdersInPeriod: 'No orders in this period',
  noBusiestHoursHelp: 'Your busiest hours appear here as orders come in.',
  hour: 'Hour',
  weekday: 'Weekday',
  weekdayHours: (weekday: undefined | string, from: string, to: string) =>
    `${weekday} ${from} to ${to}`,
  busiestSummary: (during: string, place: string, much: string) =>
    `Busiest ${during}: ${place} with ${much}.`,

  cancellationsByReason: 'Cancellations by reason',
  noCancelledOrders: 'No cancelled orders',
  noCancelledOrdersHelp: "You didn't lose an order in this period.",

  lastWeekdayByNow: (weekday: undefined | string) => `this time last ${weekday}`,
  sameAs: (then: string) => `Same as ${then}`,
  vs: (difference: string, size: string, then: string) => `${difference}${size} vs ${then}`,

  closures: 'Closures',
  noClosures: 'No closures',
  noClosuresHelp: 'You took orders during all of your working hours.',
  noneInPeriod: 'None in this period',
  latestBelow: (count: number) => `, latest ${count} below`,
  closureCount: (closureCount: number) => countOf(closureCount, 'closure', 'closures'),
  costUnknownSummary: (count: string, shown: string) =>
    `${count}${shown}. Not enough data to estimate the cost.`,
  notCountingHint: (untold: number) => `, not counting ${untold} without enough data`,
  costSummary: (count: string, shown: string, moneyInSentence: string, rest: string) =>
    `${count}${shown}. Estimated cost: ${moneyInSentence}${rest}, based on the same hours of the previous eight weeks.`,
  when: 'When',
  timeLostColumn: 'Time lost',
  reasonColumn: 'Reason',
  estimatedCost: 'Estimated cost',
  notEnoughData: 'Not enough data',
  stillClosed: (start: string) => `${start}, still closed`,
  startToEnd: (start: string, sameDay: string) => `${start} to ${sameDay}`,

  staleWarning: (updatedAt: string, cause: ReactNode) =>
    rich`These figures are from ${updatedAt}. ${cause}`,

  financials: 'Financials',
  financialsName: 'the financials',
  placedOrders: 'Placed orders',
  placedOrdersHelp:
    'Counted when customers place them, without cancelled orders. The money above counts orders when they are completed.',
  ordersPlaced: 'Orders placed',
  salesAndOrders: 'Sales and Orders',
  sales: 'Sales',
  averageOrder: 'Average order',
  bestDay: 'Best day',
  noEarlierDataYet: 'No earlier data yet',
  bestHour: 'Best hour',

  amountIn: (symbol: string, currency: string) => `${symbol} (Amount in ${currency})`,
  oneOrder: '1 order',
  orders: (totalOrders: number) => `${totalOrders} orders`,
  todayTotal: (orders: string, moneyInSentence: string) =>
    `${orders}, ${moneyInSentence} so far today`,
  bestHourSummary: (total: string, from: string, to: string, amount: string) =>
    `${total}. Best hour: ${from} to ${to}, ${amount}.`,

  notLoaded: (name: string) => `We couldn't load ${name}`,

  day: 'Day',
  noSalesHelp: (during: string) => `No sales ${during}. Completed orders appear here.`,

  soFarToday: 'so far today',
  yesterdayByNow: 'this time yesterday',
  yesterday: 'yesterday',
  thisWeek: 'this week',
  lastWeek: 'last week',
  lastWeekByNow: 'this time last week',
  thisMonth: 'this month',
  lastMonth: 'last month',
  lastMonthByNow: 'this time last month',
  inDays: (from: string, to: string) => (from === to ? `on ${from}` : `from ${from} to ${to}`),
  inLast7Days: 'in the last 7 days',
  inLast30Days: 'in the last 30 days',
  inLast90Days: 'in the last 90 days',
  orderCount: (count: string) => `${count} orders`,
  periodTotal: (orders: string, moneyInSentence: string, during: string) =>
    `${orders}, ${moneyInSentence} ${during}`,
  hourNoun: 'hour',
  dayNoun: 'day',
  bestPointSummary: (
    total: string,
    compared: string,
    unit: string,
    point: string,
    amount: string,
  ) => `${total}${compared}. Best ${unit}: ${point}, ${amount}.`,
  notAcceptedInTime: 'Not accepted in time',
  suspendedByMarketplace: (reason: string | null) => `Suspended by the marketplace: ${reason}`,
  pausedBy: (by: string | null, reason: string | null) => `Paused by ${by}: ${reason}`,
  notOpenedYet: 'Not opened yet',
  closedBy: (by: string) => `Closed by ${by}`,

  preparation: 'Preparation',
  readyInTime: 'Ready on time',
  cancelledOrders: 'Cancelled orders',
  returningCustomers: 'Returning customers',
  noOrderWasMadeReady: 'No orders made ready',
  minutes: (medianMinutes: number) => `${medianMinutes} min`,
  medianOf: (orders: string) => `Median of ${orders}`,
  promisedMedianOf: (minutes: number, orders: string) => `Promised ${minutes} min · ${orders}`,
  allOrdersOnTime: 'All orders on time',
  lateCount: (late: number) => `${countOf(late, 'order', 'orders')} late`,
  cancelledOf: (cancelled: number, all: string) => `${cancelled} of ${all}`,
  noCustomersInPeriod: 'No customers in this period',
  returningAndNew: (returningCustomers: number, newCustomers: number) =>
    `${returningCustomers} returning, ${newCustomers} new`,

  fees: 'Fees',
  orderTotalAmount: 'Order Total Amount',
  feesAndEarnings: (fees: string, earnings: string) =>
    `Order Total Amount ${earnings}: sales less discounts and ${fees} in fees, plus tax and tips, before refunds and promo codes paid by the marketplace. Orders count when placed; in Financials, when completed.`,
  performance: 'Performance',
  performanceName: 'the performance figures',
  span: (first: string, last: string) => `${first} – ${last}`,
  overview: 'Overview',
  items: 'Items',
  customers: 'Customers',

  sale: (then: string) => `Sale ${then}`,
  none: 'None',

  chartNotLoaded: "We couldn't load the chart",
  chartNotLoadedHelp: "Part of the page didn't load. Reload the page to try again.",

  newOrders: 'New Orders',
  totalOrders: 'Total Orders',
  totalSale: 'Total Sale',
  acceptanceRate: 'Acceptance Rate',
  noOrdersWaiting: 'No orders waiting',
  noneHint: (day: string) => `None ${day}`,
  oldestWaits: (duration: string) => `Oldest waiting ${duration}`,
  ofAccepted: (accepted: number, decided: number) => `${accepted} of ${decided} accepted`,
  noneAcceptedYet: 'None accepted yet',
  noOrdersYet: 'No orders yet',

  highlyPaidCustomer: 'Highly Paid Customer',
  topSellingItems: 'Top Selling Items',
  noDataAvailable: 'No data available',

  todaysSale: "Today's Sale",
  noSalesTodayHelp: 'Your sales appear here after your first order today.',

  todaysFiguresNotLoaded: "We couldn't load today's figures",
} as const;
