import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { findSecurityActivity } from '@counter/contract/audit';
import { forgotPassword, login } from '@counter/contract/auth';
import { createChance } from '../rush/chance.ts';
import { sendOrders } from '../rush/marketplace-side.ts';
import { callApi } from '../support/api.ts';
import { startCounter } from '../support/counter.ts';
import { copyTemplate } from '../support/folders.ts';
import { openMarketplace } from '../support/marketplace.ts';
import { passwordOf } from '../support/merchant.ts';
import type { Cut } from './calls.ts';
import { countStreams, findMissingUploads } from './check-across.ts';
import { countOrders } from './check-orders.ts';
import { startDatabase, type DatabaseServer } from './database.ts';
import { startFleet, type Fleet } from './fleet.ts';
import { startPooler, type Pooler } from './pooler.ts';
import { startNginx, type Proxy } from './proxy.ts';
import { openSoakScreen, type SoakScreen } from './screen.ts';
import { openDemoShops, type Shop } from './shops.ts';
import { createWatch } from './watch.ts';

let database: DatabaseServer;
let pooler: Pooler;
let fleet: Fleet;
let nginx: Proxy;
let shop: Shop;
let processes: readonly string[];
let folder: string;

test.beforeAll(async () => {
  folder = await copyTemplate();
  database = await startDatabase(folder);
  pooler = await startPooler(folder, database);
  fleet = await startFleet({
    size: 2,
    dataDir: folder,
    databaseUrl: database.url,
    settings: {
      DATABASE_POOLER_URL: pooler.urlOf('postgres'),
      CALLS_PER_MINUTE: '1200',
      SHUTDOWN_GRACE_SECONDS: '1',
    },
  });
  processes = fleet.urls;
  nginx = await startNginx(
    folder,
    processes.map((url) => Number(new URL(url).port)),
  );
  const [first] = await openDemoShops(nginx.url);
  if (!first) throw new Error('There is no store.');
  shop = first;
});

test.afterAll(async () => {
  await nginx.stop();
  await fleet.stop();
  await pooler.stop();
  await database.stop();
});

/** Opens screens at these addresses, and waits until they show the orders of the demo. */
async function openScreens(urls: readonly string[], cuts: Cut[]) {
  const closing = new AbortController();
  const watch = createWatch('A screen', { outages: [], withinMs: 0 });
  const screens = urls.map((url) =>
    openSoakScreen(shop, { url, watch, cuts, over: closing.signal }),
  );
  await expect.poll(() => screens.every(({ shown }) => shown().size > 0)).toBe(true);
  const close = async () => {
    closing.abort();
    await Promise.all(screens.map(async ({ closed }) => closed));
  };
  return { screens, close };
}

const show = (screens: readonly SoakScreen[], orderNumbers: readonly string[]) =>
  screens.map(({ shown }) => orderNumbers.filter((one) => shown().has(one)).length);

/** Posts from an address of this machine that says it comes from another one. */
async function postFrom(localAddress: string, path: string, body: unknown): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
  const options = { method: 'POST', localAddress, headers };
  const call = request(`${nginx.url}/api/v1${path}`, options, (answer) => {
    void text(answer).then(() => resolve(answer.statusCode ?? 0), reject);
  });
  call.on('error', reject).end(JSON.stringify(body));
  return promise;
}

test('an order sent through nginx and PgBouncer reaches the screens of both processes', async () => {
  const { screens, close } = await openScreens([nginx.url, ...processes], []);
  const before = await pooler.countTransactions('postgres');
  const { orderNumber } = await openMarketplace(nginx.url, shop.storeUrl).order();
  await expect.poll(() => show(screens, [orderNumber])).toEqual([1, 1, 1]);
  expect(await pooler.countTransactions('postgres')).toBeGreaterThan(before);
  await close();
});

test("both processes see the client's address, not a forged one, and share its rate limit", async () => {
  const email = 'second@demo.test';
  const body = { email, password: passwordOf(email) };
  expect(await postFrom('127.0.0.2', login.path, body)).toBe(200);
  const { token } = (await callApi(nginx.url, login, { body })).data;
  const seen = await callApi(nginx.url, findSecurityActivity, { query: {} }, { token });
  expect(seen.data.content.map(({ address }) => address)).toContain('127.0.0.2');

  const limit = forgotPassword.rateLimit ?? 0;
  const ask = async (from: string) =>
    postFrom(from, forgotPassword.path, { email: 'nobody@example.test' });
  const asked = await Promise.all(Array.from({ length: 2 * limit }, async () => ask('127.0.0.3')));
  expect(asked.filter((status) => status !== 429)).toHaveLength(limit);
  expect(await ask('127.0.0.4')).not.toBe(429);
});

test('both processes serve a picture uploaded through nginx', async () => {
  expect(await findMissingUploads(nginx.url, processes, shop)).toEqual([]);
});

test('a process starts on an empty database behind PgBouncer', async () => {
  await database.pool.query('create database empty');
  const empty = new URL(database.url);
  empty.pathname = 'empty';
  const counter = await startCounter({
    dataDir: folder,
    settings: {
      NODE_ENV: 'production',
      DATABASE_URL: empty.href,
      DATABASE_POOLER_URL: pooler.urlOf('empty'),
      ENCRYPTION_KEYS: `main:${Buffer.alloc(32, 5).toString('base64')}`,
    },
  });
  expect((await fetch(`${counter.url}/readyz`)).status).toBe(200);
  expect(await pooler.countTransactions('empty')).toBeGreaterThan(0);
  expect(await counter.end('SIGINT')).toBe(0);
});

test('a process that stops behind nginx cuts no request, and its screens move to the other', async () => {
  const [leaving = ''] = processes;
  const cuts: Cut[] = [];
  const { screens, close } = await openScreens([nginx.url, nginx.url], cuts);
  await expect.poll(async () => countStreams(processes)).toEqual([1, 1]);
  const before = await countOrders(database.pool, shop);
  const coming = sendOrders(nginx.url, shop.storeUrl, {
    orders: 24,
    seconds: 2,
    chance: createChance(7),
    onSilence: (error) => void cuts.push({ at: 0, what: String(error) }),
  });
  const ended = fleet.end(0);
  await expect
    .poll(async () => (await fetch(`${leaving}/readyz`)).status, { intervals: [20] })
    .toBe(503);
  expect(await ended).toBe(0);
  const orders = (await coming).map(({ orderNumber }) => orderNumber);
  expect(new Set(orders).size).toBe(24);
  expect(await countOrders(database.pool, shop)).toBe(before + 24);
  await expect.poll(() => show(screens, orders)).toEqual([24, 24]);
  expect(cuts).toEqual([]);
  await close();
});
