import {
  findFinancialOverview,
  findPerformanceOverview,
  findTodayStats,
  type Duration,
  type FinancialOverview,
  type PerformanceOverview,
} from '@counter/contract/analytics';
import type { Order } from '@counter/contract/orders';
import { findBreakdown } from '@counter/contract/reports';
import { updateStoreStatus } from '@counter/contract/store';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;
const markets: TestMarket[] = [];

beforeEach(async () => {
  market = await createTestMarket();
  markets.push(market);
  shop = await market.addShop();
});
afterAll(() => Promise.all(markets.map(({ test }) => test.close())));

async function financials(duration: Duration): Promise<FinancialOverview> {
  const body = { storeId: shop.store.id, duration };
  return await market.ask(findFinancialOverview, { body }, shop.owner);
}

async function performance(duration: Duration): Promise<PerformanceOverview> {
  const body = { storeId: shop.store.id, duration };
  return await market.ask(findPerformanceOverview, { body }, shop.owner);
}

type Placed = { readonly customer?: string; readonly product?: number; readonly quantity?: number };

async function placeAt(at: string, placed: Placed = {}): Promise<Order> {
  const { customer = 'Maya Lind', product = 0, quantity = 1 } = placed;
  market.clock.set(new Date(at));
  const productId = shop.products[product]?.id ?? 0;
  return shop.place({
    customer: { name: customer, phone: `+1555${customer.length}0100` },
    items: [{ productId, quantity, options: [], specialInstructions: '' }],
  });
}

async function moveAt(at: string, order: Order, move: 'accept' | 'ready' | 'complete' | 'cancel') {
  market.clock.set(new Date(at));
  return orderOf(await shop.move(order.id, move));
}

async function toggleAt(at: string, online: boolean): Promise<void> {
  market.clock.set(new Date(at));
  await market.ask(updateStoreStatus, { body: { id: shop.store.id, online } }, shop.owner);
}

const now = (at: string): void => market.clock.set(new Date(at));

describe('the financials of a store', () => {
  it('are complete without any orders', async () => {
    expect(await financials('LAST_7_DAYS')).toEqual({
      currency: 'USD',
      duration: 'LAST_7_DAYS',
      from: '2026-02-26',
      to: '2026-03-04',
      compared: { comparison: 'PERIOD', from: '2026-02-19', to: '2026-02-25' },
      saleData: [],
      totals: { saleSubTotal: 0, totalOrders: 0 },
      before: null,
      topSellingItems: [],
    });
  });

  it('count by the day placed, compare with the days before and exclude cancelled orders', async () => {
    await placeAt('2026-02-19T05:30:00Z');
    await placeAt('2026-02-25T16:00:00Z', { quantity: 2 });
    await placeAt('2026-02-25T18:30:00Z');
    await placeAt('2026-02-27T04:30:00Z', { product: 1 });
    const cancelled = await placeAt('2026-03-01T17:00:00Z', { quantity: 3 });
    await placeAt('2026-03-04T16:30:00Z');
    await moveAt('2026-03-04T17:00:00Z', cancelled, 'cancel');
    const week = await financials('LAST_7_DAYS');
    expect(week).toMatchObject({
      totals: { saleSubTotal: 399 + 1250, totalOrders: 2 },
      before: { saleSubTotal: 1250 + 2500, totalOrders: 2 },
      topSellingItems: [
        { productName: 'Flat Bread', totalOrders: 1 },
        { productName: 'Lentil Soup', totalOrders: 1 },
      ],
    });
    expect(week.saleData.map(({ dayHour, totalOrders }) => [dayHour, totalOrders])).toEqual([
      ['2026-02-26', 1],
      ['2026-02-27', 0],
      ['2026-02-28', 0],
      ['2026-03-01', 0],
      ['2026-03-02', 0],
      ['2026-03-03', 0],
      ['2026-03-04', 1],
    ]);
    const month = await financials('LAST_30_DAYS');
    expect(month).toMatchObject({ totals: { totalOrders: 5 }, before: null });
    expect(month.saleData).toHaveLength(30);
  });

  it("don't compare with a period in which the store began to sell", async () => {
    await placeAt('2026-02-20T16:00:00Z');
    await placeAt('2026-03-03T16:00:00Z');
    now('2026-03-04T17:00:00Z');
    expect(await financials('LAST_7_DAYS')).toMatchObject({ before: null });
    now('2026-03-05T17:00:00Z');
    expect(await financials('LAST_7_DAYS')).toMatchObject({ before: { totalOrders: 1 } });
  });

  it("assign orders around midnight and clock changes to the store's day", async () => {
    await placeAt('2026-03-08T04:30:00Z');
    await placeAt('2026-03-08T05:30:00Z');
    await placeAt('2026-03-09T03:30:00Z');
    await placeAt('2026-03-09T04:30:00Z');
    const { saleData } = await financials('LAST_7_DAYS');
    expect(saleData.slice(-3).map(({ totalOrders }) => totalOrders)).toEqual([1, 2, 1]);
    now('2026-03-09T03:59:00Z');
    const today = await financials('TODAY');
    expect(today.saleData.map(({ dayHour }) => dayHour).at(-1)).toBe('2026-03-08T23');
    expect(today).toMatchObject({ from: '2026-03-08', totals: { totalOrders: 2 } });
  });
});

describe('the performance of a store', () => {
  it('is complete without any orders', async () => {
    expect(await performance('TODAY')).toMatchObject({
      todaysSale: [],
      highlyPaidCustomers: [],
      topSellingItems: [],
      availability: { workingMinutes: 720, onlineMinutes: 720, online: 10_000, closures: [] },
      cancellations: [],
      preparation: { totalOrders: 0, medianMinutes: null, promisedMinutes: null, late: 0 },
      customers: { newCustomers: 0, returningCustomers: 0 },
      before: null,
      wholeBefore: null,
      busiestHours: [],
    });
  });

  it('compares with the days before once the store sold in all of them', async () => {
    const first = await placeAt('2026-02-24T16:00:00Z');
    await moveAt('2026-02-24T16:01:00Z', first, 'accept');
    await moveAt('2026-02-24T16:13:00Z', first, 'ready');
    const lost = await placeAt('2026-02-25T16:00:00Z');
    await moveAt('2026-02-25T16:05:00Z', lost, 'cancel');
    now('2026-03-04T17:00:00Z');
    expect(await performance('LAST_7_DAYS')).toMatchObject({ before: null, wholeBefore: null });
    await placeAt('2026-02-18T16:00:00Z');
    now('2026-03-04T17:00:00Z');
    expect(await performance('LAST_7_DAYS')).toMatchObject({
      before: { totalOrders: 1, saleSubTotal: 1250 },
      wholeBefore: {
        totalOrders: 1,
        cancelledOrders: 1,
        preparation: { totalOrders: 1, medianMinutes: 12, promisedMinutes: 19, late: 0 },
      },
    });
  });

  it('shows returning customers, cancellations with reasons, and the busy times', async () => {
    await placeAt('2026-01-15T17:00:00Z', { customer: 'Ada Ruiz' });
    await placeAt('2026-03-02T17:10:00Z', { customer: 'Ada Ruiz', quantity: 2 });
    await placeAt('2026-03-02T17:50:00Z');
    const lost = await placeAt('2026-03-03T17:00:00Z', { customer: 'Somebody Else' });
    await moveAt('2026-03-03T17:05:00Z', lost, 'cancel');
    now('2026-03-04T17:00:00Z');
    expect(await performance('LAST_7_DAYS')).toMatchObject({
      highlyPaidCustomers: [
        { contactPerson: 'Ada Ruiz', subTotal: 2500 },
        { contactPerson: 'Maya Lind', subTotal: 1250 },
      ],
      cancellations: [{ reason: 'OutOfStock', totalOrders: 1, saleSubTotal: 1250 }],
      customers: { newCustomers: 1, returningCustomers: 1 },
      busiestHours: [{ weekday: 1, hour: 12, totalOrders: 2, saleSubTotal: 3750 }],
    });
  });

  it('measures preparation from accepted to ready, against the promise', async () => {
    for (const [minute, ready] of [
      [0, 15],
      [1, 19],
      [2, 45],
    ] as const) {
      const order = await placeAt(`2026-03-04T15:0${minute}:00Z`);
      await moveAt(`2026-03-04T15:0${minute}:30Z`, order, 'accept');
      await moveAt(`2026-03-04T15:${ready}:30Z`, order, 'ready');
    }
    now('2026-03-04T17:00:00Z');
    const { preparation } = await performance('TODAY');
    const made = { totalOrders: 3, medianMinutes: 18, promisedMinutes: 20, late: 1 };
    expect(preparation).toEqual(made);
  });

  it('lists closures with who closed, how long and the estimated cost', async () => {
    for (const day of ['01-21', '01-28', '02-04', '02-11', '02-18']) {
      await placeAt(`2026-${day}T17:10:00Z`, { quantity: 2 });
    }
    await toggleAt('2026-03-04T17:15:00Z', false);
    await toggleAt('2026-03-04T17:45:00Z', true);
    await toggleAt('2026-03-04T18:00:00Z', false);
    now('2026-03-04T19:00:00Z');
    const { availability } = await performance('TODAY');
    expect(availability).toMatchObject({
      workingMinutes: 14 * 60,
      onlineMinutes: 14 * 60 - 90,
      online: 8928,
      closureCount: 2,
      cost: 1250,
      untold: 0,
    });
    expect(availability.closures).toEqual([
      {
        from: '2026-03-04T18:00:00.000Z',
        to: null,
        minutes: 60,
        cause: 'STORE',
        by: shop.owner.name,
        reason: null,
        cost: 0,
      },
      {
        from: '2026-03-04T17:15:00.000Z',
        to: '2026-03-04T17:45:00.000Z',
        minutes: 30,
        cause: 'STORE',
        by: shop.owner.name,
        reason: null,
        cost: 1250,
      },
    ]);
  });

  it("doesn't estimate the cost of a closure for a store that is too new", async () => {
    shop = await market.addShop();
    const db = market.test.database.db.updateTable('stores').where('id', '=', shop.store.id);
    await db.set({ createdAt: new Date('2026-02-15T00:00:00Z') }).execute();
    await toggleAt('2026-03-04T17:00:00Z', false);
    now('2026-03-04T18:00:00Z');
    const { availability } = await performance('TODAY');
    expect(availability).toMatchObject({ cost: 0, untold: 1, closures: [{ cost: null }] });
  });
});

describe('the same numbers everywhere', () => {
  it("today's figures, financials, performance, the breakdown and the orders agree", async () => {
    await placeAt('2026-03-03T17:00:00Z');
    const live = [
      await placeAt('2026-03-04T15:10:00Z', { quantity: 3 }),
      await placeAt('2026-03-04T16:10:00Z', { product: 1, customer: 'Ada Ruiz' }),
    ];
    const cancelled = await placeAt('2026-03-04T16:20:00Z', { quantity: 5 });
    await moveAt('2026-03-04T16:30:00Z', cancelled, 'cancel');
    const params = { storeId: String(shop.store.id) };
    const home = await market.ask(findTodayStats, { params }, shop.owner);
    const [money, doing] = [await financials('TODAY'), await performance('TODAY')];
    const { totalOrders, saleSubtotal: saleSubTotal } = home;
    expect({ totalOrders, saleSubTotal }).toEqual({ totalOrders: 2, saleSubTotal: 3750 + 399 });
    for (const { totals } of [money, doing]) expect(totals).toEqual({ totalOrders, saleSubTotal });
    expect(money.saleData).toEqual(home.todaysSale);
    expect(doing.todaysSale).toEqual(home.todaysSale);
    expect(doing.highlyPaidCustomers).toEqual(home.highlyPaidCustomers);
    expect(doing.topSellingItems).toEqual(home.topSellingItems);
    const week = (await financials('LAST_7_DAYS')).saleData.at(-1);
    expect(week).toEqual({ dayHour: '2026-03-04', totalOrders, saleSubTotal });
    for (const order of live) {
      for (const move of ['accept', 'ready', 'complete'] as const) {
        await moveAt('2026-03-04T16:50:00Z', order, move);
      }
    }
    const days = { startDate: '2026-03-04', endDate: '2026-03-04' };
    const body = { storeId: shop.store.id, pageNumber: 0, ...days };
    const breakdown = await market.ask(findBreakdown, { body }, shop.owner);
    expect(breakdown.totals).toMatchObject({
      completed: { orders: totalOrders, subtotal: saleSubTotal },
      cancelled: { orders: 1 },
    });
    expect((await financials('TODAY')).totals).toEqual({ totalOrders, saleSubTotal });
    const orders = await market.test.database.db
      .selectFrom('orders')
      .where('placedDay', '=', '2026-03-04')
      .where('status', 'not in', ['STORE_REJECT', 'EXPIRED'])
      .select('subtotal')
      .execute();
    expect(orders).toHaveLength(totalOrders);
    expect(orders.reduce((total, { subtotal }) => total + subtotal, 0)).toBe(saleSubTotal);
  });
});
