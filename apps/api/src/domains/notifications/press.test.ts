import { endAllSessions, logout } from '@counter/contract/auth';
import {
  addPushDevice,
  findPushDevices,
  findWaitingOrders,
  pressPushButton,
  removePushDevice,
  type PushAction,
} from '@counter/contract/notifications';
import { findOrder, undoMove, updateOrdersSeen, type Order } from '@counter/contract/orders';
import type { Problem } from '@counter/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { createPusher } from '../../platform/clients/push/pusher.ts';
import type { EventDispatcher } from '../../platform/events/outbox/event-dispatcher.ts';
import { startDispatcher } from '../../testing/processes/dispatcher.ts';
import { addUser, type TestUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import {
  startPushService,
  type PushService,
  type TestBrowser,
} from '../../testing/doubles/push-service.ts';
import { pressLifetimeMs } from './press-token.ts';
import { pushOrder } from './push-orders.ts';

const keys = {
  publicKey:
    'BNbdXxlE6VCndHay-Xz3IaYKKCqvTMCphvRfv4lJjgAKASXbXly2xyyWFFtTS_rtlNIgefhQo9-Pc4ioc7vowPo',
  privateKey: 'owvZ8MrogYo6vmWwVphIFqDHSEvmNQtblfCqfG3aka8',
  subject: 'mailto:staff@counter.test',
};
const noon = new Date('2026-03-04T17:00:00Z');

let service: PushService;
let market: TestMarket;
let shop: TestShop;
let ana: TestUser;
let browser: TestBrowser;
let dispatcher: EventDispatcher;

beforeAll(async () => {
  service = await startPushService();
  market = await createTestMarket(createPusher(keys, [service.origin]));
  dispatcher = startDispatcher(market.test.platform);
});
beforeEach(async () => {
  market.clock.set(noon);
  await market.test.database.pool.query('delete from graphile_worker._private_jobs');
  shop = await market.addShop();
  const { db } = market.test.database;
  ana = await addUser(db, { store: shop.store, role: 'staff' });
  browser = service.addBrowser();
  await addDevice(ana);
});
afterAll(async () => {
  await dispatcher.close();
  await market.test.close();
  await service.stop();
});

async function addDevice(as: TestUser): Promise<void> {
  const { endpoint, keys: given } = browser;
  await market.ask(addPushDevice, { body: { storeId: shop.store.id, endpoint, keys: given } }, as);
}

/** Pushes what is due by the test's clock. */
async function push(): Promise<void> {
  await dispatcher.poll();
  const { rows } = await market.test.database.pool.query<{ payload: unknown }>(
    `select jobs.payload from graphile_worker._private_jobs jobs
     join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
     where tasks.identifier = 'notifications.pushOrder' order by jobs.id`,
  );
  for (const { payload } of rows) await pushOrder(market.test.platform, payload);
}

const pushed = z.object({
  title: z.string(),
  waiting: z.int(),
  buttons: z.array(z.object({ action: z.string(), title: z.string(), token: z.string() })),
});

const latest = () => z.parse(pushed, browser.messages().at(-1));

/** Places an order that is pushed, and answers it with the tokens of its buttons. */
async function placePushed() {
  const order = await shop.place();
  await push();
  const token = (action: PushAction) =>
    latest().buttons.find((button) => button.action === action)?.token ?? 'none';
  return { order, accept: token('accept'), snooze: token('snooze') };
}

async function nameOfShop(): Promise<string> {
  const { name } = await market.test.database.db
    .selectFrom('stores')
    .where('id', '=', shop.store.id)
    .select('name')
    .executeTakeFirstOrThrow();
  return name;
}

const press = async (token: string) => market.test.call(pressPushButton, { body: { token } });

const said = async (token: string) => (await press(token)).json<{ data: object }>().data;

async function refusal(token: string) {
  const { code, detail } = (await press(token)).json<Problem>();
  return { code, detail };
}

async function stored({ orderNumber }: Order) {
  const params = { storeId: String(shop.store.id), orderNumber };
  return market.ask(findOrder, { params }, shop.owner);
}

describe('the buttons of a pushed order', () => {
  it('offer the default minutes and show how many orders wait', async () => {
    await shop.place();
    const { order } = await placePushed();
    expect(order.usual).toBeNull();
    expect(latest()).toMatchObject({
      buttons: [{ title: 'Accept, 20 min' }, { title: 'Snooze' }],
      waiting: 2,
    });
  });

  it("accept it once, as the device's user, who can undo it", async () => {
    const { order, accept } = await placePushed();
    expect(await said(accept)).toMatchObject({
      title: `Accepted ${order.orderNumber}`,
      body: `Promised for 12:20 PM · ${await nameOfShop()}`,
      waiting: 0,
    });
    const { timeline, ...accepted } = await stored(order);
    expect(accepted).toMatchObject({
      status: 'STORE_ACCEPTED',
      estimatedPickupTime: '2026-03-04T17:20:00.000Z',
    });
    expect(timeline.at(-1)).toMatchObject({ kind: 'accept', by: ana.name });
    const already = `${order.orderNumber} was accepted by ${ana.name} already.`;
    expect(await refusal(accept)).toEqual({ code: 'ORDER_MOVED', detail: already });
    const undoing = { storeId: shop.store.id, orderId: order.id, move: 'accept' } as const;
    await market.ask(undoMove, { body: undoing }, ana);
    expect((await stored(order)).status).toBe('NEW');
    // The order is new again, but the token was used.
    expect(await refusal(accept)).toMatchObject({ code: 'LINK_USED' });
    expect((await stored(order)).status).toBe('NEW');
  });

  it('accept it once, even if two presses arrive at once', async () => {
    const { order, accept } = await placePushed();
    const answers = await Promise.all([press(accept), press(accept), press(accept)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { timeline } = await stored(order);
    expect(timeline.filter(({ kind }) => kind === 'accept')).toHaveLength(1);
  });

  it('snooze its alarm for two minutes, then it is pushed again', async () => {
    const { order, snooze } = await placePushed();
    expect(await said(snooze)).toMatchObject({ title: `Snoozed ${order.orderNumber}`, waiting: 1 });
    expect((await stored(order)).quietUntil).toBe('2026-03-04T17:02:00.000Z');
    expect(await refusal(snooze)).toMatchObject({ code: 'LINK_USED' });
    const before = browser.messages().length;
    await push();
    expect(browser.messages()).toHaveLength(before);
    market.clock.advance(2 * 60_000);
    await push();
    expect(latest()).toMatchObject({ title: `New order ${order.orderNumber}` });
    expect(browser.messages().length).toBeGreaterThan(before);
  });

  it('say who moved the order meanwhile, and change nothing', async () => {
    const { order, accept, snooze } = await placePushed();
    await shop.move(order.id, 'accept');
    const detail = `${order.orderNumber} was accepted by ${shop.owner.name} already.`;
    expect(await refusal(accept)).toEqual({ code: 'ORDER_MOVED', detail });
    expect(await refusal(snooze)).toEqual({ code: 'ORDER_MOVED', detail });
    await shop.move(order.id, 'cancel', shop.owner, 'OutOfStock');
    expect(await refusal(accept)).toMatchObject({
      detail: `${order.orderNumber} was cancelled by ${shop.owner.name}.`,
    });
  });

  it("don't snooze an order that somebody opened", async () => {
    const { order, snooze } = await placePushed();
    const body = { storeId: shop.store.id, orderIds: [order.id] };
    await market.ask(updateOrdersSeen, { body }, shop.owner);
    expect(await refusal(snooze)).toMatchObject({ code: 'LINK_USED' });
  });
});

describe('a button', () => {
  it('works for fifteen minutes', async () => {
    const { order, accept } = await placePushed();
    market.clock.advance(pressLifetimeMs);
    expect(await refusal(accept)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await stored(order)).status).toBe('NEW');
  });

  it('accepts only a valid token', async () => {
    for (const token of ['', 'none', 'A'.repeat(300)]) {
      expect(await refusal(token)).toMatchObject({ code: 'LINK_EXPIRED' });
    }
  });

  it.each([
    ['the person signed out', async () => market.test.call(logout, {}, ana), 'NOT_SIGNED_IN'],
    [
      'they signed out everywhere',
      async () => market.test.call(endAllSessions, {}, ana),
      'NOT_SIGNED_IN',
    ],
    [
      'they left the store',
      async () =>
        market.test.database.db.deleteFrom('storeMembers').where('userId', '=', ana.id).execute(),
      'NOT_ALLOWED',
    ],
    [
      'they may no longer move orders',
      async () =>
        market.test.database.db
          .updateTable('storeMembers')
          .where('userId', '=', ana.id)
          .set({ role: 'accountant' })
          .execute(),
      'NOT_ALLOWED',
    ],
    ['they took the device off', async () => removeDevices(ana), 'LINK_EXPIRED'],
    ['somebody else signed in on the device', async () => addDevice(shop.owner), 'LINK_EXPIRED'],
  ])('does nothing once %s', async (_what, end, code) => {
    const { order, accept, snooze } = await placePushed();
    await end();
    expect(await refusal(accept)).toMatchObject({ code });
    expect(await refusal(snooze)).toMatchObject({ code });
    expect(await stored(order)).toMatchObject({ status: 'NEW', quietUntil: null });
  });

  it("moves only its own store's orders", async () => {
    const other = await market.addShop();
    const foreign = await other.place();
    const { order, accept } = await placePushed();
    await said(accept);
    expect((await stored(order)).status).toBe('STORE_ACCEPTED');
    const params = { storeId: String(other.store.id), orderNumber: foreign.orderNumber };
    expect((await market.ask(findOrder, { params }, other.owner)).status).toBe('NEW');
  });
});

async function removeDevices(as: TestUser): Promise<void> {
  const { id: storeId } = shop.store;
  const params = { storeId: String(storeId) };
  const { devices } = await market.ask(findPushDevices, { params }, as);
  for (const { id } of devices) await market.ask(removePushDevice, { body: { storeId, id } }, as);
}

describe('the number of waiting orders', () => {
  it('counts new orders of all stores whose orders the person sees, without scheduled ones', async () => {
    const other = await market.addShop();
    await addUser(market.test.database.db, { store: other.store, role: 'accountant' });
    await other.place();
    const first = await shop.place();
    await shop.place();
    const later = new Date(noon.getTime() + 5 * 3_600_000).toISOString();
    await shop.place({ scheduledAt: later });
    const count = async (as: TestUser) => (await market.ask(findWaitingOrders, {}, as)).waiting;
    expect(await count(ana)).toBe(2);
    await shop.move(first.id, 'accept');
    expect([await count(ana), await count(other.owner)]).toEqual([1, 1]);
  });
});
