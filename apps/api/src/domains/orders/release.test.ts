import {
  findTodaysOrders,
  findOrder,
  type Order,
  type OrderWithTimeline,
} from '@counter/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { orderTasks } from './index.ts';

let market: TestMarket | undefined;
let shop: TestShop;

beforeEach(async () => {
  await market?.test.close();
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(async () => market?.test.close());

function current(): TestMarket {
  if (!market) throw new Error('the market is made before each test');
  return market;
}

async function waitingJobs() {
  const { rows } = await sql<{ name: string; runAt: Date }>`
    select task_identifier as name, run_at from graphile_worker.jobs order by run_at`.execute(
    current().test.database.db,
  );
  return rows;
}

async function release(order: Order): Promise<void> {
  const task = orderTasks(current().test.platform)['orders.release'];
  await task?.({ storeId: shop.store.id, orderId: order.id });
}

async function read({ orderNumber }: Order): Promise<OrderWithTimeline> {
  const params = { storeId: String(shop.store.id), orderNumber };
  return await current().ask(findOrder, { params }, shop.owner);
}

async function todaysNumbers(): Promise<string[]> {
  const body = { storeId: shop.store.id, pageNumber: 0 };
  const orders = await current().ask(findTodaysOrders, { body }, shop.owner);
  return orders.map(({ orderNumber }) => orderNumber);
}

async function eventKinds(): Promise<string[]> {
  const rows = await current()
    .test.database.db.selectFrom('storeEvents')
    .where('storeId', '=', shop.store.id)
    .orderBy('seq')
    .select('event')
    .execute();
  return rows.map(({ event }) => event.kind);
}

describe('a scheduled order', () => {
  it('is released once, the preparation time before it is due', async () => {
    const order = await shop.place({ scheduledAt: '2026-03-04T19:00:00Z' });
    expect(order).toMatchObject({
      scheduledAt: '2026-03-04T19:00:00.000Z',
      releasedAt: '2026-03-04T18:40:00.000Z',
      estimatedPickupTime: '2026-03-04T19:00:00.000Z',
    });
    expect(await waitingJobs()).toEqual([
      { name: 'orders.release', runAt: new Date('2026-03-04T18:40:00Z') },
    ]);
    current().clock.set(new Date('2026-03-04T18:40:00Z'));
    await release(order);
    await release(order);
    expect((await read(order)).timeline.map(({ kind, by }) => [kind, by])).toEqual([
      ['placed', 'Marketplace'],
      ['released', 'Counter'],
    ]);
    expect(await eventKinds()).toEqual(['order.placed', 'order.released']);
  });

  it('is released at once if it is due sooner than that', async () => {
    const order = await shop.place({ scheduledAt: '2026-03-04T17:10:00Z' });
    expect(order).toMatchObject({
      releasedAt: '2026-03-04T17:00:00.000Z',
      estimatedPickupTime: '2026-03-04T17:20:00.000Z',
    });
    expect(await waitingJobs()).toEqual([]);
  });

  it("isn't released if it was cancelled before", async () => {
    const order = await shop.place({ scheduledAt: '2026-03-04T19:00:00Z' });
    orderOf(await shop.move(order.id, 'cancel'));
    await release(order);
    expect((await read(order)).timeline.map(({ kind }) => kind)).toEqual(['placed', 'cancel']);
  });

  it('is on the list of its day, or from its release on the day before', async () => {
    const today = await shop.place({ scheduledAt: '2026-03-05T04:50:00Z' });
    const tomorrow = await shop.place({ scheduledAt: '2026-03-05T05:10:00Z' });
    expect(await todaysNumbers()).toEqual([today.orderNumber]);
    current().clock.set(new Date('2026-03-05T04:50:00Z'));
    expect(await todaysNumbers()).toEqual([today.orderNumber, tomorrow.orderNumber]);
    current().clock.set(new Date('2026-03-07T17:00:00Z'));
    expect(await todaysNumbers()).toEqual([today.orderNumber, tomorrow.orderNumber]);
    orderOf(await shop.move(today.id, 'cancel'));
    expect(await todaysNumbers()).toEqual([tomorrow.orderNumber]);
  });
});
