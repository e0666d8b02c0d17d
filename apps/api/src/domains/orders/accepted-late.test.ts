import { undoMove } from '@counter/contract/orders';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { compareRollups } from './index.ts';

const minute = 60_000;
let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

/** Has an order accepted so many minutes after it came in, and made ready. */
async function make(acceptedAfter: number): Promise<number> {
  const { id } = await shop.place();
  market.clock.advance(acceptedAfter * minute);
  await shop.move(id, 'accept');
  await shop.move(id, 'ready');
  return id;
}

async function countMade() {
  const { db } = market.test.database;
  expect(await compareRollups(db, shop.store.id)).toEqual([]);
  return db
    .selectFrom('preparationDays')
    .where('storeId', '=', shop.store.id)
    .select(({ fn }) => [
      fn.sum<number>('orders').as('orders'),
      fn.sum<number>('acceptedLate').as('acceptedLate'),
    ])
    .executeTakeFirst();
}

it("counts the orders accepted after the store's ten minutes", async () => {
  await make(9);
  await make(10);
  await make(11);
  expect(await countMade()).toEqual({ orders: 3, acceptedLate: 1 });
});

it('judges each order by the limit that was set when it came in', async () => {
  const { db } = market.test.database;
  const settle = async (expiryMinutes: number) =>
    db
      .updateTable('storeSettings')
      .set({ expiryMinutes })
      .where('storeId', '=', shop.store.id)
      .execute();
  await settle(3);
  await make(4);
  await settle(15);
  await make(14);
  expect(await countMade()).toEqual({ orders: 2, acceptedLate: 1 });
});

it('no longer counts an order whose Ready was undone', async () => {
  const id = await make(20);
  expect(await countMade()).toMatchObject({ acceptedLate: 1 });
  const { store, owner } = shop;
  const body = { storeId: store.id, orderId: id, move: 'ready' } as const;
  await market.ask(undoMove, { body }, owner);
  expect(await countMade()).toEqual({ orders: 0, acceptedLate: 0 });
});
