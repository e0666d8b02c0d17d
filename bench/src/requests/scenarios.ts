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
import { findStoreStatus } from '@counter/contract/store';
import type { Market } from '../seed/market.ts';
import { apiKey, customerPhone, productCount, sessionToken } from '../seed/people.ts';
import type { Call } from './load.ts';

export const scenarioNames = [
  'status',
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

/** The caller of a call: a session of a store. */
export type Caller = {
  readonly market: Market;
  /** Numbered from 1. */
  readonly session: number;
  /** Selects the caller's page or range, from 0. A caller may request another one in each call. */
  readonly turn: number;
};

/** A new order that isn't accepted yet. */
export type NewOrder = { readonly market: Market; readonly orderId: number };

/** The same request to Counter and the reference. */
export type Scenario = {
  readonly title: string;
  /** The number of new orders used up per second of load. */
  readonly newOrdersPerSecond: number;
  readonly product: (caller: Caller, newOrder: () => NewOrder) => Call;
  readonly reference: (caller: Caller, newOrder: () => NewOrder) => Call;
};

const json = { 'content-type': 'application/json' };

/** Returns the headers of a store owner's session. */
export function asMember({ storeUrl }: Market, session = 1): Call['headers'] {
  return { authorization: `Bearer ${sessionToken(session, storeUrl)}` };
}

/** Returns a call to an endpoint of Counter. */
export function ask(
  { method, path }: { readonly method: Call['method']; readonly path: string },
  body: object | undefined,
  headers: Call['headers'],
): Call {
  const url = `/api/v1${path}`;
  if (!body) return { method, path: url, headers: { ...headers } };
  return { method, path: url, headers: { ...json, ...headers }, body: JSON.stringify(body) };
}

/** Returns a call to the reference. */
export function askReference(path: string, body: object): Call {
  // Copies the headers because the load test modifies them.
  return { method: 'POST', path, headers: { ...json }, body: JSON.stringify(body) };
}

const member = ({ market, session }: Caller): Call['headers'] => asMember(market, session);

/** Fills a store's id into a path: `/…/{storeId}`. */
const ofStore = (
  { method, path }: { readonly method: Call['method']; readonly path: string },
  { storeId }: Market,
) => ({ method, path: path.replace('{storeId}', String(storeId)) });

function historyPage(
  title: string,
  pageOf: (turn: number) => number,
  startDate: (market: Market) => string,
): Scenario {
  const range = (market: Market) => ({
    storeId: market.storeId,
    startDate: startDate(market),
    endDate: market.today,
  });
  return {
    title,
    newOrdersPerSecond: 0,
    product: (caller) => {
      const body = { ...range(caller.market), pageNumber: pageOf(caller.turn) };
      return ask(findOrderHistory, body, member(caller));
    },
    reference: ({ market, turn }) => {
      const from = pageOf(turn) * orderPageSize;
      return askReference('/history', { ...range(market), from, until: from + orderPageSize });
    },
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
  status: {
    title: 'Is the store open?',
    newOrdersPerSecond: 0,
    product: (caller) => ask(ofStore(findStoreStatus, caller.market), undefined, member(caller)),
    reference: ({ market: { storeId, today } }) =>
      askReference('/status', { storeId, since: addDays(today, -2) }),
  },
  orders: {
    title: "Today's orders (80, with items)",
    newOrdersPerSecond: 0,
    product: (caller) => {
      const body = { storeId: caller.market.storeId, pageNumber: 0 };
      return ask(findTodaysOrders, body, member(caller));
    },
    reference: ({ market: { storeId, today } }) =>
      askReference('/todays', { storeId, today, tomorrow: addDays(today, 1) }),
  },
  history: historyPage('History of a month', (turn) => turn % 20, daysBack(30)),
  'history-500': historyPage('History of 100 days, page 500', () => 499, daysBack(100)),
  'history-all': historyPage(
    'History of all time, page 500',
    () => 499,
    ({ firstDay }) => firstDay,
  ),
  breakdown: {
    title: 'Order breakdown of 90 days, with sums',
    newOrdersPerSecond: 0,
    product: (caller) => {
      const body = { ...lastDays(caller.market, 90), pageNumber: caller.turn % 20 };
      return ask(findBreakdown, body, member(caller));
    },
    reference: ({ market, turn }) => {
      const from = (turn % 20) * breakdownPageSize;
      const until = from + breakdownPageSize;
      return askReference('/breakdown', { ...lastDays(market, 90), from, until });
    },
  },
  payouts: {
    title: 'Payouts',
    newOrdersPerSecond: 0,
    product: (caller) => {
      const body = { storeId: caller.market.storeId, pageNumber: caller.turn % 3 };
      return ask(findPayouts, body, member(caller));
    },
    reference: ({ market: { storeId }, turn }) => {
      const from = (turn % 3) * payoutPageSize;
      return askReference('/payouts', { storeId, size: payoutPageSize, from });
    },
  },
  customers: {
    title: 'Customers',
    newOrdersPerSecond: 0,
    product: (caller) => {
      const body = { storeId: caller.market.storeId, pageNumber: caller.turn % 5 };
      return ask(findCustomers, body, member(caller));
    },
    reference: ({ market: { storeId }, turn }) => {
      const from = (turn % 5) * customersPageSize;
      return askReference('/customers', { storeId, size: customersPageSize, from });
    },
  },
  stats: {
    title: "Today's stats",
    newOrdersPerSecond: 0,
    product: (caller) => ask(ofStore(findTodayStats, caller.market), undefined, member(caller)),
    reference: ({ market: { storeId, today } }) =>
      askReference('/stats', { storeId, today, lastWeek: addDays(today, -7) }),
  },
  financials: {
    title: 'Financials of 90 days',
    newOrdersPerSecond: 0,
    product: (caller) => {
      const body = { storeId: caller.market.storeId, duration: 'LAST_90_DAYS' };
      return ask(findFinancialOverview, body, member(caller));
    },
    reference: ({ market }) => askReference('/financials', quarter(market)),
  },
  performance: {
    title: 'Performance of 90 days',
    newOrdersPerSecond: 0,
    product: (caller) => {
      const body = { storeId: caller.market.storeId, duration: 'LAST_90_DAYS' };
      return ask(findPerformanceOverview, body, member(caller));
    },
    reference: ({ market }) => askReference('/performance', quarter(market)),
  },
  intake: {
    title: 'Intake of an order (2 items)',
    newOrdersPerSecond: 0,
    product: ({ market }) => {
      const { key, items, customer, deliveryMethod } = nextBasket(market);
      const { storeUrl } = market;
      const headers = { authorization: `Bearer ${apiKey}`, 'idempotency-key': key };
      return ask(placeOrder, { storeUrl, customer, deliveryMethod, items, tip: 0 }, headers);
    },
    reference: ({ market }) => {
      const { day, hour } = localTimeAt(new Date(), market.timeZone);
      return askReference('/place', { storeId: market.storeId, day, hour, ...nextBasket(market) });
    },
  },
  accept: {
    title: 'Accept of an order',
    newOrdersPerSecond: 3000,
    product: ({ session }, newOrder) => {
      const { market, orderId } = newOrder();
      const body = { storeId: market.storeId, orderId, status: 'STORE_ACCEPTED' };
      return ask(acceptOrder, body, asMember(market, session));
    },
    reference: (_caller, newOrder) => {
      const { market, orderId } = newOrder();
      return askReference('/accept', { storeId: market.storeId, orderId });
    },
  },
};

let baskets = 0;

/** Returns a different basket of a different customer on each call. */
function nextBasket({ customers }: Market) {
  baskets += 1;
  const n = 1 + (baskets % customers);
  const first = 1 + (baskets % productCount);
  const second = 1 + ((baskets + 31) % productCount);
  return {
    key: randomUUID(),
    customer: { name: `Customer ${n}`, phone: customerPhone(n) },
    deliveryMethod: 'PICKUP',
    items: [first, second].map((productId) => ({ productId, quantity: 1 })),
  };
}
