import { tickItems, undoMove, type Order } from '@counter/contract/orders';
import type { Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
});
afterAll(() => market.test.close());

type Wanted = { readonly lines?: number[]; readonly made?: boolean };

async function tick(orderId: number, { lines = [1], made = true }: Wanted = {}, as = shop.owner) {
  const body = { storeId: shop.store.id, orderId, lines, made };
  return market.test.call(tickItems, { body }, as);
}

async function placeAccepted(): Promise<Order> {
  const { id } = await shop.place();
  return orderOf(await shop.move(id, 'accept'));
}

const makers = ({ items }: Order) => items.map(({ made }) => made?.by);

async function countEvents(): Promise<number> {
  const told = await market.test.database.db
    .selectFrom('storeEvents')
    .where('storeId', '=', shop.store.id)
    .select('event')
    .execute();
  return told.filter(({ event }) => event.kind === 'order.ticked').length;
}

describe('an item of an order in preparation', () => {
  it('can be ticked and unticked, and records who ticked it', async () => {
    const { id, items } = await placeAccepted();
    expect(items.map(({ line, made }) => [line, made])).toEqual([[1, null]]);
    const staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
    const ticked = orderOf(await tick(id, {}, staff));
    expect(ticked.items[0]?.made).toEqual({
      at: market.clock.now().toISOString(),
      by: staff.name,
    });
    expect(makers(orderOf(await tick(id, { made: false })))).toEqual([undefined]);
    expect(await countEvents()).toBe(2);
  });

  it('can be ticked by two people at once: both succeed, and the first stays', async () => {
    const { id } = await placeAccepted();
    const staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
    const answers = await Promise.all([tick(id, {}, staff), tick(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [first] = makers(orderOf(await tick(id)));
    expect([staff.name, shop.owner.name]).toContain(first);
    expect(await countEvents()).toBe(1);
  });

  it('keeps its tick when Ready is undone; ticks of a ready order change nothing', async () => {
    const { id } = await placeAccepted();
    orderOf(await shop.move(id, 'ready'));
    expect(makers(orderOf(await tick(id)))).toEqual([undefined]);
    const body = { storeId: shop.store.id, orderId: id, move: 'ready' } as const;
    orderOf(await market.test.call(undoMove, { body }, shop.owner));
    expect(makers(orderOf(await tick(id)))).toEqual([shop.owner.name]);
    expect(await countEvents()).toBe(1);
  });
});

describe('refuses a tick', () => {
  it('on an order that is new or cancelled', async () => {
    const { id, orderNumber } = await shop.place();
    expect((await tick(id)).json<Problem>().detail).toBe(
      `Order ${orderNumber} is New. Accept it first.`,
    );
    orderOf(await shop.move(id, 'cancel'));
    expect((await tick(id)).json()).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  it("on an item that the order doesn't have", async () => {
    const { id } = await placeAccepted();
    expect((await tick(id, { lines: [1, 2] })).statusCode).toBe(404);
    expect(await countEvents()).toBe(0);
  });

  it("on another store's order", async () => {
    const other = await market.addShop();
    const theirs = await other.place();
    orderOf(await other.move(theirs.id, 'accept'));
    expect((await tick(theirs.id)).statusCode).toBe(404);
    const body = { storeId: other.store.id, orderId: theirs.id, lines: [1], made: true };
    expect((await market.test.call(tickItems, { body }, shop.owner)).statusCode).toBe(403);
  });
});
