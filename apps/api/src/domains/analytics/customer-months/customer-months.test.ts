import { findCustomerMonths } from '@counter/contract/analytics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestMarket,
  type TestMarket,
  type TestShop,
} from '../../../testing/stores/orders.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(async () => market.test.close());

async function place(shop: TestShop, time: string, customer = 'Maya Lind') {
  market.clock.set(new Date(time));
  return shop.place({ customer: { name: customer, phone: `+1555${customer.length}0100` } });
}

async function read(shop: TestShop) {
  const params = { storeId: String(shop.store.id) };
  return market.ask(findCustomerMonths, { params }, shop.owner);
}

describe('the customers of each month', () => {
  it("are split into new, returning and lost, by the store's days", async () => {
    const shop = await market.addShop();
    const other = await market.addShop();
    // Still the last of January in New York.
    await place(shop, '2026-02-01T04:30:00Z');
    await place(shop, '2026-02-20T17:00:00Z');
    await place(shop, '2026-06-01T17:00:00Z');
    await place(shop, '2026-06-10T17:00:00Z', 'Ada Ruiz');
    const cancelled = await place(shop, '2026-06-11T17:00:00Z', 'Nobody At All');
    await shop.move(cancelled.id, 'cancel');
    await place(other, '2026-06-12T17:00:00Z');
    market.clock.set(new Date('2026-08-20T17:00:00Z'));
    const { today, months } = await read(shop);
    expect(today).toBe('2026-08-20');
    expect(months.map(({ month }) => month).at(0)).toBe('2025-09');
    const counts = months.flatMap(({ month, ...counted }) => {
      const { newCustomers: came, returningCustomers: back, lostCustomers: lost } = counted;
      return came + back + lost > 0 ? [[month, came, back, lost]] : [];
    });
    expect(counts).toEqual([
      ['2026-01', 1, 0, 0],
      ['2026-02', 0, 1, 0],
      ['2026-04', 0, 0, 1],
      ['2026-06', 1, 1, 0],
      ['2026-07', 0, 0, 1],
      ['2026-08', 0, 0, 1],
    ]);
    const again = months.map(({ newWithTime, newAgain }) => [newWithTime, newAgain]);
    expect(again.filter(([judged = 0]) => judged > 0)).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  it('recognize customers who last ordered more than a year ago', async () => {
    const shop = await market.addShop();
    await place(shop, '2026-01-10T17:00:00Z');
    await place(shop, '2027-05-10T16:00:00Z');
    market.clock.set(new Date('2027-05-20T17:00:00Z'));
    const { months } = await read(shop);
    expect(months.at(-1)).toMatchObject({ newCustomers: 0, returningCustomers: 1 });
  });
});
