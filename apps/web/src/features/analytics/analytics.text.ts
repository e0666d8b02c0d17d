import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of analytics. */
export const text = {
  onlineAvailability: 'Online Availability',
  whenStoreTookOrdersOf: 'When the store took orders, of its working hours',
  noWorkingHoursInThis: 'No working hours in this time',
  donutBeginsWithStoresNext: "The donut begins with the store's next working hour.",
  online: 'Online',
  offline: 'Offline',

  busiestHours: 'Busiest hours',
  ordersByWeekdayAndHour: 'Orders by weekday and the hour they came in',
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  noOrdersInThisTime: 'No orders in this time',
  mapFillsWithOrders: 'The map fills with orders.',
  hour: 'Hour',
  weekday: 'Weekday',
  to: (name: undefined | string, hour: string, hour2: string) => `${name} ${hour} to ${hour2}`,
  busiestWith: (during: string, place: string, orders: string) =>
    `Busiest ${during}: ${place} with ${orders}.`,

  cancellationsByReason: 'Cancellations by reason',
  noCancelledOrders: 'No cancelled orders',
  everyOrderOfThisTime: 'Every order of this time was kept.',

  lastByNow: (weekday: undefined | string) => `last ${weekday} by now`,
  sameAs: (then: string) => `Same as ${then}`,
  vs: (difference: string, size: string, then: string) => `${difference}${size} vs ${then}`,

  closures: 'Closures',
  noClosures: 'No closures',
  storeTookOrdersThroughoutIts: 'The store took orders throughout its working hours.',
  noneInThisTime: 'None in this time',
  latestBelow: (count: number) => `, the latest ${count} below`,
  oneClosure: '1 closure',
  closuresWithClosureCount: (closureCount: number) => `${closureCount} closures`,
  notEnoughDataToTell: (count: string, shown: string) =>
    `${count}${shown}. Not enough data to tell what that cost.`,
  withoutThatCannotBeTold: (untold: number) => `, without ${untold} that cannot be told`,
  estimatedToHaveCostBy: (count: string, shown: string, moneyInSentence: string, rest: string) =>
    `${count}${shown}. Estimated to have cost ${moneyInSentence}${rest}, by what the same hours sold in the eight weeks before.`,
  when: 'When',
  workingTimeLost: 'Working time lost',
  why: 'Why',
  estimatedCost: 'Estimated cost',
  notEnoughData: 'not enough data',
  stillClosed: (start: string) => `${start}, still closed`,
  toWithStartSameDay: (start: string, sameDay: string) => `${start} to ${sameDay}`,

  theseFiguresAreFrom: (updatedAt: string, cause: ReactNode) =>
    rich`These figures are from ${updatedAt}. ${cause}`,

  financials: 'Financials',
  financialsName: 'The financials',
  salesAndOrders: 'Sales and Orders',
  sales: 'Sales',
  averageOrder: 'Average order',
  bestDay: 'Best day',
  nothingToCompareWithYet: 'Nothing to compare with yet',
  bestHour: 'Best hour',

  amountIn: (symbol: string, currency: string) => `${symbol} (Amount in ${currency})`,
  oneOrder: '1 order',
  orders: (totalOrders: number) => `${totalOrders} orders`,
  forSoFarToday: (orders: string, moneyInSentence: string) =>
    `${orders} for ${moneyInSentence} so far today`,
  bestHourWasToWith: (total: string, hour: string, hour2: string, amount: string) =>
    `${total}; the best hour was ${hour} to ${hour2} with ${amount}.`,

  duration: 'Duration',
  couldNotBeLoaded: (name: string) => `${name} could not be loaded`,

  day: 'Day',
  nothingWasSoldFirstOrder: (during: string) =>
    `Nothing was sold ${during}. The first order starts the chart.`,

  soFarToday: 'so far today',
  yesterdayByNow: 'yesterday by now',
  yesterday: 'yesterday',
  inLast7Days: 'in the last 7 days',
  sevenDaysBefore: 'the 7 days before',
  inLast30Days: 'in the last 30 days',
  n30DaysBefore: 'the 30 days before',
  inLast90Days: 'in the last 90 days',
  n90DaysBefore: 'the 90 days before',
  ordersWithCount: (count: string) => `${count} orders`,
  for: (orders: string, moneyInSentence: string, during: string) =>
    `${orders} for ${moneyInSentence} ${during}`,
  hour2: 'hour',
  day2: 'day',
  bestWasWith: (total: string, compared: string, unit: string, point: string, amount: string) =>
    `${total}${compared}; the best ${unit} was ${point} with ${amount}.`,
  nobodyAcceptedInTime: 'Nobody accepted in time',
  suspendedByMarketplace: (reason: string | null) => `Suspended by the marketplace: ${reason}`,
  pausedBy: (by: string | null, reason: string | null) => `Paused by ${by}: ${reason}`,
  notOpenedYet: 'Not opened yet',
  closedBy: (by: string) => `Closed by ${by}`,

  preparation: 'Preparation',
  readyInTime: 'Ready in time',
  cancelledOrders: 'Cancelled orders',
  returningCustomers: 'Returning customers',
  noOrderWasMadeReady: 'No order was made ready',
  min: (medianMinutes: number) => `${medianMinutes} min`,
  medianOf: (orders: string) => `Median of ${orders}`,
  everyPromiseWasKept: 'Every promise was kept',
  afterPromisedTime: (late: string) => `${late} after the promised time`,
  of: (cancelled: number, all: string) => `${cancelled} of ${all}`,
  noCustomersInThisTime: 'No customers in this time',
  cameBackNew: (returningCustomers: number, newCustomers: number) =>
    `${returningCustomers} came back, ${newCustomers} new`,

  performance: 'Performance',
  performanceName: 'The performance',

  sale: (then: string) => `Sale ${then}`,
  none: 'None',

  chartCouldNotBeLoaded: 'The chart could not be loaded',
  itsPartOfPageDid: 'Its part of the page did not arrive. Loading the page again fetches it.',

  newOrders: 'New Orders',
  totalOrders: 'Total Orders',
  totalSale: 'Total Sale',
  acceptanceRate: 'Acceptance Rate',
  nobodyIsWaiting: 'Nobody is waiting',
  noneHint: (day: string) => `None ${day}`,
  oldestWaits: (duration: string) => `Oldest waits ${duration}`,
  ofAccepted: (accepted: number, decided: number) => `${accepted} of ${decided} accepted`,
  noneAcceptedYet: 'None accepted yet',
  noOrdersYet: 'No orders yet',

  highlyPaidCustomer: 'Highly Paid Customer',
  topSellingItems: 'Top Selling Items',
  noDataAvailable: 'No data available',

  todaysSale: "Today's Sale",
  firstOrderOfDayStarts: 'The first order of the day starts the chart.',

  todaysFiguresCouldNotBe: "Today's figures could not be loaded",
} as const;
