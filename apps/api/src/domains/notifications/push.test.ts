import { logout } from '@counter/contract/auth';
import {
  addPushDevice,
  findPushDevices,
  removePushDevice,
  renewPushDevice,
  testPushDevice,
} from '@counter/contract/notifications';
import { updateOrdersSeen } from '@counter/contract/orders';
import { updateAutomaticAcceptance } from '@counter/contract/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startJobs, type Jobs } from '../../platform/jobs/start-jobs.ts';
import type { EventDispatcher } from '../../platform/events/outbox/event-dispatcher.ts';
import { createPusher } from '../../platform/clients/push/pusher.ts';
import { addUser, type TestUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import {
  startPushService,
  type PushService,
  type TestBrowser,
} from '../../testing/doubles/push-service.ts';
import { startDispatcher } from '../../testing/processes/dispatcher.ts';
import { pushOrder } from './push-orders.ts';

const keys = {
  publicKey:
    'BNbdXxlE6VCndHay-Xz3IaYKKCqvTMCphvRfv4lJjgAKASXbXly2xyyWFFtTS_rtlNIgefhQo9-Pc4ioc7vowPo',
  privateKey: 'owvZ8MrogYo6vmWwVphIFqDHSEvmNQtblfCqfG3aka8',
  subject: 'mailto:staff@counter.test',
};

let service: PushService;
let market: TestMarket;
let shop: TestShop;
let browser: TestBrowser;
let dispatcher: EventDispatcher;

beforeAll(async () => {
  service = await startPushService();
  market = await createTestMarket(createPusher(keys, [service.origin]));
  dispatcher = startDispatcher(market.test.platform);
});
beforeEach(async () => {
  service.answer(201);
  shop = await market.addShop();
  browser = service.addBrowser();
});
afterAll(async () => {
  await dispatcher.close();
  await market.test.close();
  await service.stop();
});

async function add(as: TestUser = shop.owner, { endpoint, keys: given } = browser) {
  const body = { storeId: shop.store.id, endpoint, keys: given };
  const added = await market.ask(addPushDevice, { body }, as);
  return added.devices.find((device) => device.endpoint === endpoint)?.id ?? 0;
}

async function devices(as: TestUser = shop.owner) {
  const params = { storeId: String(shop.store.id) };
  return (await market.ask(findPushDevices, { params }, as)).devices;
}

async function nameOfShop(): Promise<string> {
  const { name } = await market.test.database.db
    .selectFrom('stores')
    .where('id', '=', shop.store.id)
    .select('name')
    .executeTakeFirstOrThrow();
  return name;
}

/** Lets the consumers hear, and does what they then have waiting, with the failures it had. */
async function work(): Promise<unknown[]> {
  await dispatcher.poll();
  const { pool } = market.test.database;
  const { rows } = await pool.query<{ id: string; payload: unknown; run_at: Date }>(
    `select jobs.id, jobs.payload, jobs.run_at from graphile_worker._private_jobs jobs
     join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
     where tasks.identifier = 'notifications.pushOrder' order by jobs.id`,
  );
  const failures: unknown[] = [];
  for (const { payload } of rows) {
    await pushOrder(market.test.platform, payload).catch((error: unknown) => failures.push(error));
  }
  return failures;
}

const forget = async () =>
  market.test.database.pool.query('delete from graphile_worker._private_jobs');
beforeEach(forget);

describe('a new order', () => {
  it('is pushed to every device of the store, encrypted, with what the popup shows', async () => {
    const staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
    const other = service.addBrowser();
    await add();
    await add(staff, other);
    const { orderNumber } = await shop.place();
    await work();
    const message = {
      title: `New order ${orderNumber}`,
      body: `1 item, $ 12.50, pickup · ${await nameOfShop()}`,
      path: `/dashboard/business/${shop.store.storeUrl}/orders/${orderNumber}`,
      tag: `orders-${shop.store.id}`,
    };
    expect(browser.messages()).toMatchObject([message]);
    expect(other.messages()).toMatchObject([message]);
    const sent = service.received.at(-1);
    expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(sent?.headers.authorization).toContain(keys.publicKey);
    expect(sent?.body.toString('latin1')).not.toContain('Maya');
    expect(JSON.stringify(browser.messages())).not.toMatch(/Maya|555\D*010\D*7788/);
    expect((await devices())[0]?.lastUsedAt).toBe(market.clock.now().toISOString());
  });

  it('is pushed after automatic acceptance, until somebody moves it on', async () => {
    await add();
    const body = { storeId: shop.store.id, acceptAutomatically: true };
    await market.ask(updateAutomaticAcceptance, { body }, shop.owner);
    const { orderNumber } = await shop.place();
    const ready = await shop.place();
    await shop.move(ready.id, 'ready');
    await work();
    expect(browser.messages()).toMatchObject([{ title: `New order ${orderNumber}` }]);
  });

  it("isn't pushed once somebody has seen or moved it", async () => {
    await add();
    const [seen, moved] = [await shop.place(), await shop.place()];
    await market.test.call(
      updateOrdersSeen,
      { body: { storeId: shop.store.id, orderIds: [seen.id] } },
      shop.owner,
    );
    await shop.move(moved.id, 'accept');
    await work();
    expect(browser.messages()).toEqual([]);
  });

  it('waits for the screens first, and is dropped when ten minutes old', async () => {
    await add();
    await shop.place();
    await dispatcher.poll();
    const { rows } = await market.test.database.pool.query<{ run_at: Date }>(
      'select run_at from graphile_worker._private_jobs',
    );
    const placed = market.clock.now();
    expect(rows.map(({ run_at }) => run_at.getTime() - placed.getTime())).toEqual([5_000]);
    market.clock.advance(10 * 60_000);
    await work();
    expect(browser.messages()).toEqual([]);
    market.clock.set(placed);
  });

  it('is retried while the push service is unavailable', async () => {
    await add();
    await shop.place();
    service.answer(503);
    expect(await work()).toHaveLength(1);
    expect(await devices()).toHaveLength(1);
    service.answer(201);
    expect(await work()).toEqual([]);
    expect(browser.messages().length).toBeGreaterThan(1);
  });

  it.each([404, 410])('removes a device whose browser unsubscribed (%i)', async (status) => {
    await add();
    await shop.place();
    service.answer(status);
    expect(await work()).toEqual([]);
    expect(await devices()).toEqual([]);
  });

  it.each([
    ['the session has ended', async () => market.test.call(logout, {}, shop.owner)],
    [
      'the person has left the store',
      async () =>
        market.test.database.db
          .deleteFrom('storeMembers')
          .where('userId', '=', shop.owner.id)
          .execute(),
    ],
  ])("isn't pushed once %s", async (_what, end) => {
    await add();
    await end();
    await shop.place();
    await work();
    expect(browser.messages()).toEqual([]);
  });

  it("is pushed by the server's jobs", async () => {
    await add();
    const { platform, database } = market.test;
    let jobs: Jobs | undefined;
    const done = new Promise<void>((resolve) => {
      const task = async (payload: unknown) => {
        await pushOrder(platform, payload);
        resolve();
      };
      const tasks = { 'notifications.pushOrder': task };
      // The clock of the test stands in the past, so that the job is due at once.
      void startJobs({ pool: database.pool, tasks, log: platform.log }).then(async (started) => {
        jobs = started;
        await shop.place();
        await dispatcher.poll();
      });
    });
    await done;
    await jobs?.stop();
    expect(browser.messages()).toHaveLength(1);
  });
});

describe('a device', () => {
  it('is listed once, only to its own person, who alone can remove it', async () => {
    const manager = await addUser(market.test.database.db, { store: shop.store, role: 'manager' });
    const id = await add();
    await add();
    expect(await devices()).toMatchObject([{ id, lastUsedAt: null }]);
    expect(await devices(manager)).toEqual([]);
    const body = { storeId: shop.store.id, id };
    await market.ask(removePushDevice, { body }, manager);
    expect(await devices()).toHaveLength(1);
    await market.ask(removePushDevice, { body }, shop.owner);
    await market.ask(removePushDevice, { body }, shop.owner);
    expect(await devices()).toEqual([]);
  });

  it('belongs to the last person who signed in on it', async () => {
    const staff = await addUser(market.test.database.db, { store: shop.store, role: 'staff' });
    await add();
    await add(staff);
    expect([await devices(), await devices(staff)]).toMatchObject([[], [{}]]);
  });

  it("keeps its place under a new address, given the old one's secret", async () => {
    await add();
    const next = service.addBrowser();
    const renew = (auth: string, endpoint = next.endpoint) => {
      const old = { endpoint: browser.endpoint, auth };
      return market.test.call(renewPushDevice, { body: { old, endpoint, keys: next.keys } });
    };
    expect((await renew('A'.repeat(22))).json()).toMatchObject({ data: { accepted: true } });
    expect(await devices()).toMatchObject([{ endpoint: browser.endpoint }]);
    expect((await renew(browser.keys.auth, 'https://example.com/push')).statusCode).toBe(422);
    expect((await renew(browser.keys.auth)).statusCode).toBe(200);
    const [device] = await devices();
    expect(device?.endpoint).toBe(next.endpoint);
    const body = { storeId: shop.store.id, id: device?.id ?? 0 };
    await market.ask(testPushDevice, { body }, shop.owner);
    expect(next.messages()).toMatchObject([{ title: 'It works' }]);
  });

  it('is listed once if its page has already sent the new address', async () => {
    const next = service.addBrowser();
    await add();
    await add(shop.owner, next);
    const old = { endpoint: browser.endpoint, auth: browser.keys.auth };
    const body = { old, endpoint: next.endpoint, keys: next.keys };
    expect((await market.test.call(renewPushDevice, { body })).statusCode).toBe(200);
    expect(await devices()).toMatchObject([{ endpoint: next.endpoint }]);
  });

  it.each([
    'https://example.com/push',
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com.example.com/1',
    'http://127.0.0.1:1/push',
    'https://fcm.googleapis.com:8443/1',
  ])('with the address %s is refused', async (endpoint) => {
    const body = { storeId: shop.store.id, endpoint, keys: browser.keys };
    const response = await market.test.call(addPushDevice, { body }, shop.owner);
    expect(response.statusCode).toBe(422);
  });

  it('can be tested, and says why if that fails', async () => {
    const body = { storeId: shop.store.id, id: await add() };
    const send = () => market.test.call(testPushDevice, { body }, shop.owner);
    expect((await send()).statusCode).toBe(200);
    expect(browser.messages()).toMatchObject([{ title: 'It works' }]);
    service.answer(500);
    expect((await send()).statusCode).toBe(503);
    service.answer(410);
    expect((await send()).statusCode).toBe(409);
    expect((await send()).statusCode).toBe(404);
  });
});
