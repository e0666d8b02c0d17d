import { countOf } from '@counter/contract/shared';

/** Screen text for the forecast. */
export const forecastText = {
  title: 'Tomorrow and beyond',
  name: 'The forecast',
  pageHelp: 'Orders and items to expect, from your last 12 weeks',
  days: 'Days',
  backToPerformance: 'Back to Performance',
  ordersOn: (day: string) => `Orders on ${day}`,
  about: (orders: string) => `About ${orders}`,
  usuallyBetween: (from: number, to: number) => `Usually between ${from} and ${to}`,
  closed: 'Closed',
  closedHelp: 'Your calendar says that you are closed that day.',
  scheduled: (orders: number) =>
    countOf(orders, 'order is already scheduled', 'orders are already scheduled'),
  accurate: (within: number, lastWeek: number) =>
    `Usually within ${within}%. "The same as last week" would have been within ${lastWeek}%. ` +
    'Checked against your last four weeks: four days of five were this close.',
  notYetChecked: 'Not yet checked: this takes five weeks of sales.',
  ordersByHour: 'Orders by hour',
  under: 'under 1',
  itemsToPrepare: 'Items to prepare',
  noItems: 'Nothing sells often enough on this day to be expected.',
  tooEarly: 'Too early to say',
  oneMoreDay: 'After one more day of sales, you see here what to expect.',
  moreDays: (days: number) => `After ${days} more days of sales, you see here what to expect.`,
  seeForecast: 'See the next seven days',
  tomorrow: 'Tomorrow',
  closedTomorrow: 'Tomorrow: closed',
  tomorrowAbout: (orders: number, from: number, to: number) =>
    `Tomorrow: about ${orders} ${orders === 1 ? 'order' : 'orders'}, usually between ${from} and ${to}`,
};
