import { findMarketplaceWeek } from '@counter/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStore, addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';

// The market's clock stands at 17:00 UTC of this day.
const today = '2026-03-04';
const sixDaysAgo = '2026-02-26';
const weekAgo = '2026-02-25';
const thirteenDaysAgo = '2026-02-19';
const twoWeeksAgo = '2026-02-18';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(market.test.database.db, { operator: true });
});
afterAll(() => market.test.close());

async function addOrders(
  storeId: number,
  day: string,
  orders: number,
  status: 'COMPLETED' | 'EXPIRED' | 'STORE_REJECT' = 'COMPLETED',
) {
  await market.test.database.db
    .insertInto('orderCounts')
    .values({ storeId, day, deliveryMethod: 'PICKUP', scheduled: false, status, orders })
    .execute();
}

async function addMade(storeId: number, day: string, orders: number, late: number) {
  await market.test.database.db
    .insertInto('preparationDays')
    .values({ storeId, day, minutes: 12, orders, late, acceptedLate: 1 })
    .execute();
}

describe("the marketplace's week", () => {
  it('sums the orders of approved stores for the last 7 days and the 7 before', async () => {
    const { db } = market.test.database;
    const [one, other, waiting] = [await addStore(db), await addStore(db), await addStore(db)];
    await db.updateTable('stores').set({ approved: false }).where('id', '=', waiting.id).execute();
    await addOrders(one.id, today, 5);
    await addOrders(one.id, today, 1, 'EXPIRED');
    await addOrders(other.id, sixDaysAgo, 2, 'STORE_REJECT');
    await addOrders(one.id, weekAgo, 7);
    await addOrders(other.id, thirteenDaysAgo, 4, 'EXPIRED');
    await addOrders(one.id, twoWeeksAgo, 100);
    await addOrders(waiting.id, today, 50);
    await addMade(one.id, today, 5, 2);
    await addMade(other.id, weekAgo, 7, 3);
    expect(await market.ask(findMarketplaceWeek, {}, operator)).toEqual({
      orders: 8,
      missed: 1,
      cancelled: 2,
      made: 5,
      acceptedLate: 1,
      late: 2,
      before: { orders: 11, missed: 4, cancelled: 0, made: 7, acceptedLate: 1, late: 3 },
    });
  });
});
