import { randomUUID } from 'node:crypto';
import {
  findFinancialOverview,
  findPerformanceOverview,
  findTodayStats,
} from '@counter/contract/analytics';
import { customersPageSize, findCustomers } from '@counter/contract/customers';
import { placeOrder } from '@counter/contract/integrations';
import {
  acceptOrder,
  findOrderHistory,
  findTodaysOrders,
  orderPageSize,
} from '@counter/contract/orders';
import { findPayouts, payoutPageSize } from '@counter/contract/payouts';
import { breakdownPageSize, findBreakdown } from '@counter/contract/reports';
import { addDays, localTimeAt } from '@counter/contract/shared';
import type { Market } from '../seed/market.ts';
import {
  apiKey,
  customerCount,
  customerPhone,
  productCount,
  sessionToken,
  storeUrl,
} from '../seed/people.ts';
import type { Call } from './load.ts';

export const scenarioNames = [
  'orders',
  'history',
  'history-500',
  'history-all',
  'breakdown',
  'payouts',
  'customers',
  'stats',
  'financials',
  'performance',
  'intake',
  'accept',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

/** The same thing asked of Counter and of the reference; every call may be another one. */
export type Scenario = {
  readonly title: string;
  /** The number of new orders needed per second of load. */
  readonly newOrdersPerSecond: number;
  readonly product: (market: Market, newOrder: () => number) => Call;
  readonly reference: (market: Market, newOrder: () => number) => Call;
};

const json = { 'content-type': 'application/json' };
const asMember = { authorization: `Bearer ${sessionToken(1)}` };

/** A call of the product's, by its endpoint. */
export function ask(
  { method, path }: { readonly method: Call['method']; readonly path: string },
  body: object | undefined,
  headers: Call['headers'] = asMember,
): Call {
  const url = `/api/v1${path}`;
  if (!body) return { method, path: url, headers };
  return { method, path: url, headers: { ...json, ...headers }, body: JSON.stringify(body) };
}

/** A call of the reference's. */
export function askReference(path: string, body: object): Call {
  // A load writes into the headers it is given.
  return { method: 'POST', path, headers: { ...json }, body: JSON.stringify(body) };
}

function historyPage(
  title: string,
  pageNumber: number,
  startDate: (market: Market) => string,
): Scenario {
  const from = pageNumber * orderPageSize;
  const range = (market: Market) => ({
    storeId: market.storeId,
    startDate: startDate(market),
    endDate: market.today,
  });
  return {
    title,
    newOrdersPerSecond: 0,
    product: (market) => ask(findOrderHistory, { ...range(market), pageNumber }),
    reference: (market) =>
      askReference('/history', { ...range(market), from, until: from + orderPageSize }),
  };
}

const daysBack =
  (days: number) =>
  ({ today }: Market) =>
    addDays(today, -days);

function lastDays({ storeId, today }: Market, days: number) {
  return { storeId, startDate: addDays(today, -days), endDate: today };
}

function quarter({ storeId, today }: Market) {
  return {
    storeId,
    from: addDays(today, -89),
    to: today,
    beforeFrom: addDays(today, -179),
    beforeTo: addDays(today, -90),
    hour: 18,
  };
}

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  orders: {
    title: "Today's orders (80, with items)",
    newOrdersPerSecond: 0,
    product: ({ storeId }) => ask(findTodaysOrders, { storeId, pageNumber: 0 }),
    reference: ({ storeId, today }) =>
      askReference('/todays', { storeId, today, tomorrow: addDays(today, 1) }),
  },
  history: historyPage('History of a month, page 1', 0, daysBack(30)),
  'history-500': historyPage('History of 100 days, page 500', 499, daysBack(100)),
  'history-all': historyPage('History of all time, page 500', 499, ({ firstDay }) => firstDay),
  breakdown: {
    title: 'Order breakdown of 90 days, page 1, with sums',
    newOrdersPerSecond: 0,
    product: (market) => ask(findBreakdown, { ...lastDays(market, 90), pageNumber: 0 }),
    reference: (market) =>
      askReference('/breakdown', { ...lastDays(market, 90), from: 0, until: breakdownPageSize }),
  },
  payouts: {
    title: 'Payouts, page 1',
    newOrdersPerSecond: 0,
    product: ({ storeId }) => ask(findPayouts, { storeId, pageNumber: 0 }),
    reference: ({ storeId }) => askReference('/payouts', { storeId, size: payoutPageSize }),
  },
  customers: {
    title: 'Customers, page 1',
    newOrdersPerSecond: 0,
    product: ({ storeId }) => ask(findCustomers, { storeId, pageNumber: 0 }),
    reference: ({ storeId }) => askReference('/customers', { storeId, size: customersPageSize }),
  },
  stats: {
    title: "Today's stats",
    newOrdersPerSecond: 0,
    product: ({ storeId }) => {
      const path = findTodayStats.path.replace('{storeId}', String(storeId));
      return ask({ method: 'GET', path }, undefined);
    },
    reference: ({ storeId, today }) =>
      askReference('/stats', { storeId, today, lastWeek: addDays(today, -7) }),
  },
  financials: {
    title: 'Financials of 90 days',
    newOrdersPerSecond: 0,
    product: ({ storeId }) => ask(findFinancialOverview, { storeId, duration: 'LAST_90_DAYS' }),
    reference: (market) => askReference('/financials', quarter(market)),
  },
  performance: {
    title: 'Performance of 90 days',
    newOrdersPerSecond: 0,
    product: ({ storeId }) => ask(findPerformanceOverview, { storeId, duration: 'LAST_90_DAYS' }),
    reference: (market) => askReference('/performance', quarter(market)),
  },
  intake: {
    title: 'Intake of an order (2 items)',
    newOrdersPerSecond: 0,
    product: () => {
      const { key, items, customer, deliveryMethod } = nextBasket();
      const headers = { authorization: `Bearer ${apiKey}`, 'idempotency-key': key };
      return ask(placeOrder, { storeUrl, customer, deliveryMethod, items, tip: 0 }, headers);
    },
    reference: ({ storeId, timeZone }) => {
      const { day, hour } = localTimeAt(new Date(), timeZone);
      return askReference('/place', { storeId, day, hour, ...nextBasket() });
    },
  },
  accept: {
    title: 'Accept of an order',
    newOrdersPerSecond: 3000,
    product: ({ storeId }, newOrder) =>
      ask(acceptOrder, { storeId, orderId: newOrder(), status: 'STORE_ACCEPTED' }),
    reference: ({ storeId }, newOrder) => askReference('/accept', { storeId, orderId: newOrder() }),
  },
};

let baskets = 0;

/** Another basket for another of the store's customers each time. */
function nextBasket() {
  baskets += 1;
  const n = 1 + (baskets % customerCount);
  const first = 1 + (baskets % productCount);
  const second = 1 + ((baskets + 31) % productCount);
  return {
    key: randomUUID(),
    customer: { name: `Customer ${n}`, phone: customerPhone(n) },
    deliveryMethod: 'PICKUP',
    items: [first, second].map((productId) => ({ productId, quantity: 1 })),
  };
}
