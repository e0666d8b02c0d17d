import { findTodayStats, type TodayStats } from '@counter/contract/analytics';
import type { Order } from '@counter/contract/orders';
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

async function stats(): Promise<TodayStats> {
  const params = { storeId: String(shop.store.id) };
  return await market.ask(findTodayStats, { params }, shop.owner);
}

async function placeAt(at: string, customer = 'Maya Lind', product = 0): Promise<Order> {
  market.clock.set(new Date(at));
  return shop.place({
    customer: { name: customer, phone: `+1555${customer.length}0100` },
    items: [
      {
        productId: shop.products[product]?.id ?? 0,
        quantity: 2,
        options: [],
        specialInstructions: '',
      },
    ],
  });
}

describe("today's figures of a store", () => {
  it('are complete without any orders', async () => {
    expect(await stats()).toEqual({
      currency: 'USD',
      accepted: 0,
      cancelled: 0,
      undecided: 0,
      newOrders: 0,
      oldestNewAt: null,
      totalOrders: 0,
      saleSubtotal: 0,
      todaysSale: [],
      highlyPaidCustomers: [],
      topSellingItems: [],
      lastWeek: null,
    });
  });

  it("count today's orders by hour and exclude cancelled ones from the sums", async () => {
    await placeAt('2026-03-04T04:59:00Z', 'Night Owl');
    const accepted = await placeAt('2026-03-04T14:10:00Z');
    const cancelled = await placeAt('2026-03-04T14:20:00Z', 'Ben Ode');
    const waiting = await placeAt('2026-03-04T16:30:00Z', 'Ada Ruiz-Mora', 1);
    market.clock.set(new Date('2026-03-04T17:00:00Z'));
    orderOf(await shop.move(accepted.id, 'accept'));
    orderOf(await shop.move(cancelled.id, 'accept'));
    orderOf(await shop.move(cancelled.id, 'cancel'));
    expect(await stats()).toMatchObject({
      accepted: 2,
      cancelled: 1,
      undecided: 1,
      newOrders: 2,
      oldestNewAt: '2026-03-04T04:59:00.000Z',
      totalOrders: 2,
      saleSubtotal: 3298,
      todaysSale: [
        { dayHour: '2026-03-04T09', totalOrders: 1, saleSubTotal: 2500 },
        { dayHour: '2026-03-04T10', totalOrders: 0, saleSubTotal: 0 },
        { dayHour: '2026-03-04T11', totalOrders: 1, saleSubTotal: waiting.subtotal },
        { dayHour: '2026-03-04T12', totalOrders: 0, saleSubTotal: 0 },
      ],
      highlyPaidCustomers: [
        { contactPerson: 'Maya Lind', subTotal: 2500 },
        { contactPerson: 'Ada Ruiz-Mora', subTotal: 798 },
      ],
      topSellingItems: [
        { productName: 'Flat Bread', totalOrders: 1 },
        { productName: 'Lentil Soup', totalOrders: 1 },
      ],
    });
  });

  it('compare with the same weekday a week ago, up to the current hour', async () => {
    await placeAt('2026-02-25T14:00:00Z');
    await placeAt('2026-02-25T17:59:00Z');
    await placeAt('2026-02-25T18:00:00Z');
    await placeAt('2026-02-26T14:00:00Z');
    market.clock.set(new Date('2026-03-04T17:05:00Z'));
    expect((await stats()).lastWeek).toEqual({ totalOrders: 2, saleSubtotal: 5000 });
  });

  it('exclude scheduled orders until they are released', async () => {
    await shop.place({ scheduledAt: '2026-03-04T19:00:00Z' });
    expect(await stats()).toMatchObject({ newOrders: 0, oldestNewAt: null, totalOrders: 1 });
    market.clock.set(new Date('2026-03-04T18:45:00Z'));
    expect(await stats()).toMatchObject({
      newOrders: 1,
      oldestNewAt: '2026-03-04T18:40:00.000Z',
    });
  });
});
