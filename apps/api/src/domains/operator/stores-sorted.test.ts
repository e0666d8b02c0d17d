import { findOperatorStores } from '@counter/contract/operator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addStore, addUser, type TestStore } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(database(), { operator: true });
});
afterAll(() => market.test.close());

const database = () => market.test.database.db;
const list = (query: Record<string, string>) => market.ask(findOperatorStores, { query }, operator);
const idsOf = async (query: Record<string, string>) =>
  (await list(query)).content.map(({ id }) => id);

async function rename({ id }: TestStore, name: string) {
  await database().updateTable('stores').set({ name }).where('id', '=', id).execute();
}

async function addOrders({ id }: TestStore, status: 'COMPLETED' | 'EXPIRED', orders: number) {
  // The market's clock stands at this day.
  const common = { day: '2026-03-04', deliveryMethod: 'PICKUP', scheduled: false } as const;
  await database()
    .insertInto('orderCounts')
    .values({ storeId: id, status, orders, ...common })
    .execute();
}

it('stores are sorted by the orders of the last days and by health, those without any last', async () => {
  const [busy, failing, waiting] = [
    await addStore(database()),
    await addStore(database()),
    await addStore(database(), { approved: false }),
  ];
  await rename(busy, 'Sorted B');
  await rename(failing, 'Sorted C');
  await rename(waiting, 'Sorted A');
  await addOrders(busy, 'COMPLETED', 40);
  await addOrders(failing, 'COMPLETED', 5);
  await addOrders(failing, 'EXPIRED', 3);
  const sorted = async (sort: string) => idsOf({ search: 'sorted', sort });
  expect(await sorted('-name')).toEqual([failing.id, busy.id, waiting.id]);
  expect(await sorted('-orders')).toEqual([busy.id, failing.id, waiting.id]);
  expect(await sorted('orders')).toEqual([failing.id, busy.id, waiting.id]);
  expect(await sorted('health')).toEqual([failing.id, busy.id, waiting.id]);
  expect(await sorted('-health')).toEqual([busy.id, failing.id, waiting.id]);
  const { content, totalElements } = await list({ search: 'sorted', sort: 'health' });
  expect(totalElements).toBe(3);
  expect(content.map(({ health }) => health && [health.orders, ...health.problems])).toEqual([
    [8, 'MISSED'],
    [40],
    null,
  ]);
});
