import { findProfile, forgotPassword, login } from '@counter/contract/auth';
import { findStoreStatus } from '@counter/contract/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  addStore,
  addUser,
  type TestStore,
  type TestUser,
} from '../../testing/stores/marketplace.ts';
import { createLog } from '../config/log.ts';
import { CallCounts } from './call-counts.ts';

const minute = 60_000;

describe('rate limits', () => {
  let test: TestApp;
  let store: TestStore;
  let owner: TestUser;
  let serial = 0;

  beforeAll(async () => {
    test = await createTestApp({ callsPerMinute: 120, trustProxy: ['127.0.0.1'] });
    store = await addStore(test.platform.db);
    owner = await addUser(test.platform.db, { store, role: 'owner' });
  });
  afterAll(async () => test.close());

  /** An address that nobody has called from yet. */
  function newAddress(): string {
    serial += 1;
    return `203.0.113.${serial}`;
  }

  type Request = {
    readonly url?: string;
    readonly method?: 'GET' | 'POST';
    readonly token?: string;
    readonly address: string;
    readonly body?: object;
  };

  async function send({ url = `/api/v1${findProfile.path}`, method, token, ...rest }: Request) {
    return test.app.inject({
      url,
      method: method ?? 'GET',
      headers: {
        'x-forwarded-for': rest.address,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(rest.body ? { payload: rest.body } : {}),
    });
  }

  /** Counts the calls that were not refused as too many. */
  async function letThrough(count: number, request: (index: number) => Request): Promise<number> {
    const answers = await Promise.all(
      Array.from({ length: count }, async (_, index) => send(request(index))),
    );
    return answers.filter(({ statusCode }) => statusCode !== 429).length;
  }

  it("count invalid tokens against the client's address", async () => {
    const address = newAddress();
    expect(await letThrough(150, (index) => ({ token: `made-up-${index}`, address }))).toBe(120);
    expect((await send({ token: 'another', address })).statusCode).toBe(429);
  });

  it("count a user across addresses and don't affect others at the same address", async () => {
    const address = newAddress();
    const person = await addUser(test.platform.db, { store, role: 'owner' });
    const { token } = person;
    expect(await letThrough(150, () => ({ token, address: newAddress() }))).toBe(120);
    expect((await send({ token: owner.token, address })).statusCode).toBe(200);
  });

  it("don't affect a signed-in user when others exhaust the address", async () => {
    const address = newAddress();
    await letThrough(130, () => ({ address }));
    expect((await send({ token: owner.token, address })).statusCode).toBe(200);
  });

  it("can't be bypassed by a forged X-Forwarded-For", async () => {
    const address = newAddress();
    const body = { email: 'nobody@example.test', password: '' };
    const url = `/api/v1${login.path}`;
    expect(
      await letThrough(40, (index) => ({
        url,
        method: 'POST',
        body,
        address: `198.51.100.${index}, ${address}`,
      })),
    ).toBe(login.rateLimit);
  });

  it("can't be bypassed by spelling an address differently", async () => {
    const address = newAddress();
    const url = `/%61pi/v1${findProfile.path}`;
    expect((await send({ url, address })).statusCode).toBe(401);
    expect(await letThrough(150, () => ({ url, address }))).toBe(119);
  });

  it("count calls that the role isn't allowed to make", async () => {
    const { token } = await addUser(test.platform.db);
    const url = `/api/v1${findStoreStatus.path.replace('{storeId}', String(store.id))}`;
    expect(await letThrough(150, () => ({ url, token, address: newAddress() }))).toBe(120);
  });

  it('count the addresses of one IPv6 network together', async () => {
    const url = `/api/v1${forgotPassword.path}`;
    const call = (address: string): Request => ({ url, method: 'POST', body: {}, address });
    const { rateLimit = 0 } = forgotPassword;
    expect(await letThrough(20, (index) => call(`2001:db8:1:1::${index}`))).toBe(rateLimit);
    expect((await send(call('2001:db8:1:1:ffff::1'))).statusCode).toBe(429);
    expect((await send(call('2001:db8:1:2::1'))).statusCode).toBe(422);
  });

  it('say when to retry, as a message and in seconds', async () => {
    const address = newAddress();
    await letThrough(130, () => ({ address }));
    const response = await send({ address });
    expect(response.json()).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      detail: 'Too many requests in a short time. Wait a moment and try again.',
    });
    const seconds = Number(response.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });
});

describe('counts shared by several processes', () => {
  let database: TestDatabase;
  const processes: CallCounts[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    const log = createLog({ logLevel: 'silent' });
    processes.push(new CallCounts(database.db, log), new CallCounts(database.db, log));
  });
  afterAll(async () => {
    await Promise.all(processes.map(async (one) => one.stop()));
    await database.drop();
  });

  const add = async (index: number, key: string, max: number) => {
    const counted = await processes[index % 2]?.add(key, minute, max);
    if (!counted) throw new Error('no such process');
    return counted;
  };

  it('are exact for a small limit, even for simultaneous calls', async () => {
    const counted = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => add(index, 'sign-in', 30)),
    );
    const counts = counted.map(({ current }) => current).toSorted((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it('reset after a minute', async () => {
    await add(0, 'anew', 30);
    await database.pool.query(
      "update call_counts set began_at = began_at - interval '61 seconds' where key = 'anew'",
    );
    expect(await add(1, 'anew', 30)).toMatchObject({ current: 1 });
    expect((await add(0, 'anew', 30)).ttl).toBeGreaterThan(0);
  });

  it('are combined within moments for a large limit', async () => {
    await Promise.all(Array.from({ length: 100 }, async (_, index) => add(index, 'calls', 1000)));
    await eventually(async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        "select count from call_counts where key = 'calls'",
      );
      expect(rows).toEqual([{ count: 100 }]);
    });
    await add(0, 'calls', 1000);
    await eventually(async () =>
      expect((await add(1, 'calls', 1000)).current).toBeGreaterThan(101),
    );
  });
});
