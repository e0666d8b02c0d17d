import { findMarketplaceWeek, findStoreHealth } from '@counter/contract/operator';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

beforeEach(async () => {
  market = await createTestMarket();
  operator = await addUser(market.test.database.db, { operator: true });
});
afterEach(() => market.test.close());

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

it('the week of the marketplace sums the orders of approved stores for the last 7 days and the 7 before', async () => {
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

it('the last 7 days are those of each store, also in the evening after the next day began in UTC', async () => {
  const { db } = market.test.database;
  const week = () => market.ask(findMarketplaceWeek, {}, operator);
  const evening = await addStore(db, { timeZone: 'America/New_York' });
  const morning = await addStore(db, { timeZone: 'Pacific/Kiritimati' });
  // 20:30 of March 4 in New York, 15:30 of March 5 in Kiritimati.
  market.clock.set(new Date('2026-03-05T01:30:00Z'));
  await addOrders(evening.id, sixDaysAgo, 3, 'EXPIRED');
  await addOrders(evening.id, weekAgo, 20);
  await addOrders(evening.id, twoWeeksAgo, 100);
  await addOrders(morning.id, '2026-03-05', 4, 'EXPIRED');
  await addOrders(morning.id, sixDaysAgo, 50);
  await addOrders(morning.id, thirteenDaysAgo, 100);
  await addMade(evening.id, sixDaysAgo, 3, 1);
  await addMade(morning.id, sixDaysAgo, 50, 1);
  expect(await week()).toMatchObject({ orders: 7, made: 3, before: { orders: 70, made: 50 } });
  const { content } = await market.ask(findStoreHealth, { query: {} }, operator);
  expect(content.map(({ id, orders, before }) => [id, orders, before.orders])).toEqual([
    [morning.id, 4, 50],
    [evening.id, 3, 20],
  ]);
});
