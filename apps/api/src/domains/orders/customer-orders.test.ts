import { findCustomerOrders } from '@counter/contract/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

async function ordersOf(customerId: number, of = shop) {
  const params = { storeId: String(of.store.id), customerId: String(customerId) };
  return market.ask(findCustomerOrders, { params }, of.owner);
}

const phone = '+1 555 010 7788';

async function place(minute: number, name: string, products: readonly number[]) {
  market.clock.set(new Date(Date.UTC(2026, 2, 4, 17, minute)));
  const items = products.map((at) => ({
    productId: shop.products[at]?.id ?? 0,
    quantity: 2,
    options: [],
    specialInstructions: '',
  }));
  return shop.place({ customer: { name, phone }, items });
}

describe("a customer's orders", () => {
  it('list the latest, with favorites and former names', async () => {
    const first = await place(0, 'Maya L.', [0]);
    const cancelled = await place(1, 'Maya Lind', [1]);
    await shop.move(cancelled.id, 'cancel');
    const last = await place(2, 'Maya Lind', [0, 1]);
    await shop.place({ customer: { name: 'Jo Reed', phone: '+1 555 010 1111' } });
    const { latest, ...rest } = await ordersOf(first.customerId);
    expect(latest).toEqual([
      {
        orderNumber: last.orderNumber,
        status: 'NEW',
        placedAt: '2026-03-04T17:02:00.000Z',
        totalItems: 4,
        subtotal: 3298,
      },
      expect.objectContaining({ orderNumber: cancelled.orderNumber, status: 'STORE_REJECT' }),
      expect.objectContaining({ orderNumber: first.orderNumber, subtotal: 2500 }),
    ]);
    expect(rest).toEqual({
      favourites: [
        { name: 'Lentil Soup', orders: 2 },
        { name: 'Flat Bread', orders: 1 },
      ],
      formerNames: ['Maya L.'],
    });
  });

  it('are ten at most, all their own', async () => {
    for (let minute = 0; minute < 12; minute += 1) await place(minute, 'Maya Lind', [0]);
    const { customerId } = await place(20, 'Maya Lind', [0]);
    expect((await ordersOf(customerId)).latest).toHaveLength(10);
    const other = await market.addShop();
    expect(await ordersOf(customerId, other)).toEqual({
      latest: [],
      favourites: [],
      formerNames: [],
    });
  });
});
