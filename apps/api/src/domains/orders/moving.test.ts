import {
  orderStates,
  orderStatuses,
  stepMoves,
  acceptOrder,
  findOrder,
  updateOrdersSeen,
  type Order,
  type OrderStatus,
  type PersonMove,
  type OrderWithTimeline,
} from '@counter/contract/orders';
import type { Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../testing/stores/marketplace.ts';
import {
  createTestMarket,
  orderOf,
  type TestMarket,
  type TestShop,
} from '../../testing/stores/orders.ts';
import { compareRollups, moveOrder } from './index.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const pathTo: Record<OrderStatus, readonly (PersonMove | 'expire')[]> = {
  NEW: [],
  STORE_ACCEPTED: ['accept'],
  READY: ['accept', 'ready'],
  COMPLETED: ['accept', 'ready', 'complete'],
  STORE_REJECT: ['cancel'],
  EXPIRED: ['expire'],
};

async function expire(orderId: number): Promise<Order> {
  const { db, act } = market.test.platform;
  const scope = await scopeForSystem(db, shop.store.id, 'Accept clock');
  return act(scope, (work) => moveOrder(work, { orderId, move: 'expire' }));
}

async function placeAt(status: OrderStatus): Promise<Order> {
  const order = await shop.place();
  for (const move of pathTo[status]) {
    if (move === 'expire') await expire(order.id);
    else orderOf(await shop.move(order.id, move));
  }
  return order;
}

async function readOrder(orderNumber: string): Promise<OrderWithTimeline> {
  const params = { storeId: String(shop.store.id), orderNumber };
  return await market.ask(findOrder, { params }, shop.owner);
}

describe('moving an order', () => {
  it('goes from New to Completed and records each step in the timeline', async () => {
    const order = await shop.place();
    const accepted = await shop.move(order.id, 'accept');
    expect(accepted.json()).toMatchObject({
      message: 'order is accepted',
      data: { status: 'STORE_ACCEPTED', orderNumber: order.orderNumber },
    });
    expect((await shop.move(order.id, 'ready')).json()).toMatchObject({
      message: 'order is ready',
    });
    expect((await shop.move(order.id, 'complete')).json()).toMatchObject({
      message: 'order is completed',
      data: { status: 'COMPLETED', refunded: 0 },
    });
    const { timeline } = await readOrder(order.orderNumber.toLowerCase().replace('-', ''));
    expect(timeline.map(({ kind, by }) => [kind, by])).toEqual([
      ['placed', 'Marketplace'],
      ['accept', shop.owner.name],
      ['ready', shop.owner.name],
      ['complete', shop.owner.name],
    ]);
  });

  it('refunds a completed order in full when it is cancelled', async () => {
    const order = await placeAt('COMPLETED');
    expect(orderOf(await shop.move(order.id, 'cancel'))).toMatchObject({
      status: 'STORE_REJECT',
      cancelReason: 'OutOfStock',
      refunded: order.charged,
      refundedDisplayValue: order.chargedDisplayValue,
    });
  });

  it('answers a repeated move with success and records it once', async () => {
    const order = await shop.place();
    orderOf(await shop.move(order.id, 'accept'));
    const repeated = await shop.move(order.id, 'accept');
    expect(repeated.json()).toMatchObject({
      message: 'order is accepted',
      data: { status: 'STORE_ACCEPTED' },
    });
    const { timeline } = await readOrder(order.orderNumber);
    expect(timeline.map(({ kind }) => kind)).toEqual(['placed', 'accept']);
    const events = await market.test.database.db
      .selectFrom('storeEvents')
      .where('storeId', '=', shop.store.id)
      .select('event')
      .execute();
    const moves = events.filter(
      ({ event }) => event.kind === 'order.moved' && event.orderId === order.id,
    );
    expect(moves).toHaveLength(1);
    expect(await compareRollups(market.test.database.db, shop.store.id)).toEqual([]);
  });

  it('answers a repeated key with success, even if somebody else moved the order on', async () => {
    const order = await shop.place();
    const claims = { storeId: shop.store.id, orderId: order.id };
    const body = { ...claims, status: 'STORE_ACCEPTED' as const, minutes: 20 };
    const as = { token: shop.owner.token, idempotencyKey: 'pressed once' };
    orderOf(await market.test.call(acceptOrder, { body }, as));
    const colleague = await addUser(market.test.database.db, {
      store: shop.store,
      role: 'staff',
    });
    orderOf(await shop.move(order.id, 'ready', colleague));
    const repeated = await market.test.call(acceptOrder, { body }, as);
    expect(orderOf(repeated).status).toBe('STORE_ACCEPTED');
    expect((await readOrder(order.orderNumber)).status).toBe('READY');
  });

  it('lets one of twenty simultaneous callers win and tells the others who it was', async () => {
    const { db } = market.test.database;
    const order = await shop.place();
    const hands = await Promise.all(
      Array.from({ length: 20 }, () => addUser(db, { store: shop.store, role: 'staff' })),
    );
    const answers = await Promise.all(hands.map((hand) => shop.move(order.id, 'accept', hand)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const winner = hands[answers.findIndex(({ statusCode }) => statusCode === 200)];
    const told = answers.filter(({ statusCode }) => statusCode === 409);
    expect(told).toHaveLength(19);
    for (const answer of told) {
      expect(answer.json()).toMatchObject({
        code: 'ORDER_MOVED',
        detail: `${winner?.name} already accepted order ${order.orderNumber} at 12:00 PM. Nothing was changed.`,
      });
    }
    expect((await readOrder(order.orderNumber)).timeline).toHaveLength(2);
  });

  it('survives twenty simultaneous, conflicting moves', async () => {
    const order = await shop.place();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, hand) => shop.move(order.id, hand % 2 ? 'accept' : 'cancel')),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    expect(await readOrder(order.orderNumber)).toMatchObject({ status: 'STORE_REJECT' });
    expect(await compareRollups(market.test.database.db, shop.store.id)).toEqual([]);
  });

  const table = orderStatuses.flatMap((status) =>
    ([...stepMoves, 'cancel'] as const).map((move) => ({ status, move })),
  );

  it.each(table)('$move from $status follows the state table', async ({ status, move }) => {
    const order = await placeAt(status);
    const { from, to } = orderStates.moves[move];
    const answer = await shop.move(order.id, move);
    const after = await readOrder(order.orderNumber);
    const repeated = pathTo[status].at(-1) === move;
    expect(answer.statusCode).toBe(from.includes(status) || repeated ? 200 : 409);
    expect(after.status).toBe(from.includes(status) ? to : status);
  });

  it("names the missing step if an order isn't that far", async () => {
    const order = await shop.place();
    expect((await shop.move(order.id, 'complete')).json<Problem>().detail).toBe(
      `Order ${order.orderNumber} is still New: accept it first.`,
    );
  });

  it("doesn't find another store's orders", async () => {
    const other = await market.addShop();
    const order = await other.place();
    expect((await shop.move(order.id, 'accept')).statusCode).toBe(404);
    expect((await other.move(order.id, 'accept', shop.owner)).statusCode).toBe(403);
    const params = { storeId: String(shop.store.id), orderNumber: order.orderNumber };
    expect((await market.test.call(findOrder, { params }, shop.owner)).statusCode).toBe(404);
    const body = { storeId: shop.store.id, orderIds: [order.id] };
    expect(await market.ask(updateOrdersSeen, { body }, shop.owner)).toEqual({
      seen: 0,
    });
  });
});
