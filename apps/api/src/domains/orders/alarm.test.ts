import {
  findOrder,
  findTodaysOrders,
  isRinging,
  snoozeOrders,
  updateOrdersSeen,
  type Order,
} from '@counter/contract/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser, type TestUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';

const noon = new Date('2026-03-04T17:00:00Z');
const minute = 60_000;
let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  market.clock.set(noon);
  shop = await market.addShop();
});
afterAll(async () => market.test.close());

function pass(milliseconds: number): void {
  market.clock.set(new Date(market.clock.now().getTime() + milliseconds));
}

/** The numbers of the orders that ring now, by what the list of one device says. */
async function hear(device: TestUser = shop.owner): Promise<string[]> {
  const body = { storeId: shop.store.id, pageNumber: 0 };
  const orders = await market.ask(findTodaysOrders, { body }, device);
  const now = market.clock.now().getTime();
  return orders.filter((order) => isRinging(order, now)).map(({ orderNumber }) => orderNumber);
}

const bodyOf = (...orders: Order[]) => ({
  body: { storeId: shop.store.id, orderIds: orders.map(({ id }) => id) },
});

async function events() {
  const rows = await market.test.platform.db
    .selectFrom('storeEvents')
    .where('storeId', '=', shop.store.id)
    .orderBy('seq')
    .select('event')
    .execute();
  return rows.map(({ event }) => event);
}

describe('opening an order', () => {
  it('ends its alarm, and no other, on every device', async () => {
    const [first, second] = [await shop.place(), await shop.place()];
    const colleague = await addUser(market.test.platform.db, { store: shop.store, role: 'staff' });
    expect(await hear(colleague)).toHaveLength(2);
    await market.ask(updateOrdersSeen, bodyOf(first), shop.owner);
    expect(await hear(colleague)).toEqual([second.orderNumber]);
    expect((await events()).at(-1)).toEqual({ kind: 'order.seen', orderIds: [first.id] });
  });

  it('is recorded once, however many people open it at once', async () => {
    const order = await shop.place();
    const look = () => market.ask(updateOrdersSeen, bodyOf(order), shop.owner);
    const seen = (await Promise.all([look(), look(), look()])).map((answer) => answer.seen);
    expect(seen.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    const params = { storeId: String(shop.store.id), orderNumber: order.orderNumber };
    const { timeline } = await market.ask(findOrder, { params }, shop.owner);
    expect(timeline.map(({ kind }) => kind)).toEqual(['placed', 'seen']);
  });
});

describe('snoozing', () => {
  it('silences the orders shown, on every device, but no later ones', async () => {
    const shown = [await shop.place(), await shop.place()];
    const colleague = await addUser(market.test.platform.db, { store: shop.store, role: 'staff' });
    expect(await market.ask(snoozeOrders, bodyOf(...shown), colleague)).toEqual({ snoozed: 2 });
    const later = await shop.place();
    expect(await hear()).toEqual([later.orderNumber]);
    expect(await events()).toContainEqual({
      kind: 'order.snoozed',
      orderIds: shown.map(({ id }) => id),
    });
  });

  it('lasts two minutes, even if two people press at once, and can be repeated', async () => {
    const order = await shop.place();
    const snooze = () => market.ask(snoozeOrders, bodyOf(order), shop.owner);
    const answers = (await Promise.all([snooze(), snooze()])).map(({ snoozed }) => snoozed);
    expect(answers.toSorted((a, b) => a - b)).toEqual([0, 1]);
    pass(2 * minute - 1);
    expect(await snooze()).toEqual({ snoozed: 0 });
    expect(await hear()).toEqual([]);
    pass(1);
    expect(await hear()).toEqual([order.orderNumber]);
    expect(await snooze()).toEqual({ snoozed: 1 });
    expect(await hear()).toEqual([]);
  });

  it("doesn't bring back an order that was accepted or opened meanwhile", async () => {
    const [accepted, opened] = [await shop.place(), await shop.place()];
    await market.ask(snoozeOrders, bodyOf(accepted, opened), shop.owner);
    await shop.move(accepted.id, 'accept');
    await market.ask(updateOrdersSeen, bodyOf(opened), shop.owner);
    pass(2 * minute);
    expect(await hear()).toEqual([]);
    expect(await market.ask(snoozeOrders, bodyOf(accepted, opened), shop.owner)).toEqual({
      snoozed: 0,
    });
  });

  it("doesn't affect another store's orders", async () => {
    const other = await market.addShop();
    const theirs = await other.place();
    expect(await market.ask(snoozeOrders, bodyOf(theirs), shop.owner)).toEqual({ snoozed: 0 });
    const refused = await market.test.call(
      snoozeOrders,
      { body: { storeId: other.store.id, orderIds: [theirs.id] } },
      shop.owner,
    );
    expect(refused.statusCode).toBe(403);
  });
});
