import { proposeCharge, refundOrder } from '@counter/contract/adjustments';
import {
  findOrder,
  undoMove,
  type Order,
  type OrderWithTimeline,
  type StepMove,
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
import { checkLedger, closeBooks, findLedgerHead, reverseOrder } from '../ledger/index.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';
import { compareRollups } from './index.ts';

let market: TestMarket;
let shop: TestShop;

beforeAll(async () => {
  market = await createTestMarket();
  shop = await market.addShop();
});
afterAll(() => market.test.close());

const steps: readonly StepMove[] = ['accept', 'ready', 'complete'];

/** Takes an order as far as `move`, and answers it as it was before that. */
async function makeSteps(order: Order, move: StepMove): Promise<Order> {
  let before = order;
  for (const step of steps.slice(0, steps.indexOf(move) + 1)) {
    before = await readOrder(order);
    orderOf(await shop.move(order.id, step));
  }
  return before;
}

async function readOrder({ orderNumber }: Order): Promise<OrderWithTimeline> {
  const params = { storeId: String(shop.store.id), orderNumber };
  return await market.ask(findOrder, { params }, shop.owner);
}

async function undo({ id: orderId }: Order, move: StepMove, as = shop.owner) {
  return market.test.call(undoMove, { body: { storeId: shop.store.id, orderId, move } }, as);
}

function wait(seconds: number): void {
  market.clock.set(new Date(market.clock.now().getTime() + seconds * 1000));
}

async function expectSoundBooks(): Promise<void> {
  const { db } = market.test.database;
  expect(await compareRollups(db, shop.store.id)).toEqual([]);
  expect(await checkLedger(db, shop.store.id)).toEqual([]);
}

async function readBalance(): Promise<number> {
  return (await findLedgerHead(market.test.database.db, shop.store.id))?.balance ?? 0;
}

describe('undoing a step', () => {
  it.each(steps)('reverts "%s": order, figures and books are as before', async (move) => {
    const order = await shop.place({ payment: 'AT_COUNTER' });
    const { timeline: _before, ...before } = await makeSteps(order, move).then(readOrderOf);
    wait(9);
    orderOf(await undo(order, move));
    const { timeline, ...after } = await readOrder(order);
    expect(after).toEqual({ ...before, seenAt: after.seenAt });
    expect(timeline.at(-1)).toMatchObject({ by: shop.owner.name, status: before.status });
    await expectSoundBooks();

    for (const step of steps.slice(steps.indexOf(move))) {
      orderOf(await shop.move(order.id, step));
    }
    expect(await readOrder(order)).toMatchObject({ status: 'COMPLETED' });
    await expectSoundBooks();
  });

  it("takes back a completed order's earnings", async () => {
    const balance = await readBalance();
    const order = await shop.place();
    await makeSteps(order, 'complete');
    expect(await readBalance()).toBeGreaterThan(balance);
    orderOf(await undo(order, 'complete'));
    expect(await readBalance()).toBe(balance);
  });

  it('happens once, however often it is sent', async () => {
    const order = await shop.place();
    await makeSteps(order, 'ready');
    const answers = await Promise.all([1, 2, 3].map(() => undo(order, 'ready')));
    for (const answer of answers) expect(orderOf(answer).status).toBe('STORE_ACCEPTED');
    const { timeline } = await readOrder(order);
    expect(timeline.filter(({ kind }) => kind === 'undoReady')).toHaveLength(1);
    await expectSoundBooks();
  });

  it('works within ten seconds plus a network allowance', async () => {
    const order = await shop.place();
    await makeSteps(order, 'accept');
    wait(13);
    expect(orderOf(await undo(order, 'accept')).status).toBe('NEW');
  });

  it('fails after ten seconds plus the network allowance', async () => {
    const order = await shop.place();
    await makeSteps(order, 'accept');
    wait(13.001);
    const answer = await undo(order, 'accept');
    expect(answer.statusCode).toBe(409);
    expect(answer.json<Problem>().detail).toBe(
      `It's too late to undo this. Order ${order.orderNumber} stays as it is.`,
    );
    expect((await readOrder(order)).status).toBe('STORE_ACCEPTED');
  });

  it('works only for the person who made the step', async () => {
    const other = await addUser(market.test.database.db, { store: shop.store, role: 'manager' });
    const order = await shop.place();
    await makeSteps(order, 'accept');
    const answer = await undo(order, 'accept', other);
    expect(answer.json()).toMatchObject({ status: 409, code: 'ORDER_MOVED' });
    expect(answer.json<Problem>().detail).toContain(`${shop.owner.name} already accepted order`);
    expect((await readOrder(order)).status).toBe('STORE_ACCEPTED');
  });

  it('fails if somebody else has moved the order since', async () => {
    const other = await addUser(market.test.database.db, { store: shop.store, role: 'manager' });
    const order = await shop.place();
    await makeSteps(order, 'accept');
    orderOf(await shop.move(order.id, 'ready', other));
    expect((await undo(order, 'accept')).statusCode).toBe(409);
    expect((await readOrder(order)).status).toBe('READY');
  });

  it("doesn't find another store's orders", async () => {
    const order = await (await market.addShop()).place();
    expect((await undo(order, 'accept')).statusCode).toBe(404);
  });

  it('refuses an order with a refund', async () => {
    const order = await shop.place();
    await makeSteps(order, 'complete');
    const asked = { type: 'CUSTOM', amount: 100, reason: 'QUALITY' } as const;
    const body = { storeId: shop.store.id, orderId: order.id, ...asked };
    await market.ask(refundOrder, { body }, shop.owner);
    expect((await undo(order, 'complete')).json<Problem>().detail).toContain('already refunded');
    expect((await readOrder(order)).status).toBe('COMPLETED');
  });

  it('refuses an order with a charge', async () => {
    const operator = await addUser(market.test.database.db, { operator: true });
    const order = await shop.place();
    await makeSteps(order, 'complete');
    const asked = { amount: 100, reason: 'QUALITY', note: 'The soup was cold.' } as const;
    const body = { storeId: shop.store.id, orderNumber: order.orderNumber, ...asked };
    await market.ask(proposeCharge, { body }, operator);
    expect((await undo(order, 'complete')).json<Problem>().detail).toContain('already refunded');
    expect((await readOrder(order)).status).toBe('COMPLETED');
  });

  it('refuses an order that a payout includes', async () => {
    const { db } = market.test.database;
    const order = await shop.place();
    await makeSteps(order, 'complete');
    const scope = await scopeForSystem(db, shop.store.id, 'Payout');
    await db.transaction().execute((tx) => closeBooks(tx, shop.store.id, '2026-03-04'));
    const refused = market.test.platform.act(scope, (work) => reverseOrder(work, order));
    await expect(refused).rejects.toThrow('A payout already includes it.');
    expect((await undo(order, 'complete')).statusCode).toBe(409);
    expect((await readOrder(order)).status).toBe('COMPLETED');
    await expectSoundBooks();
  });
});

async function readOrderOf(order: Order): Promise<OrderWithTimeline> {
  return { pickupInstructions: null, timeline: [], ...order };
}
