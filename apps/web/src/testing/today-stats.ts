import type { TodayStats } from '@counter/contract/analytics';

/** Today's figures without orders. */
export const noOrdersToday: TodayStats = {
  currency: 'USD',
  accepted: 0,
  cancelled: 0,
  newOrders: 0,
  oldestNewAt: null,
  undecided: 0,
  totalOrders: 0,
  saleSubtotal: 0,
  todaysSale: [],
  highlyPaidCustomers: [],
  topSellingItems: [],
  lastWeek: null,
};
