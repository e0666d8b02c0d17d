import { connect } from 'node:net';
import { findProfile } from '@counter/contract/auth';
import { uploadPicture } from '@counter/contract/files';
import { findTodaysOrders } from '@counter/contract/orders';
import { updateStoreStatus } from '@counter/contract/store';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  addStore,
  addUser,
  type TestStore,
  type TestUser,
} from '../../testing/stores/marketplace.ts';

describe('the order of checks on a call', () => {
  let test: TestApp;
  let store: TestStore;
  let owner: TestUser;
  let accountant: TestUser;
  let stranger: TestUser;
  let port: number;

  beforeAll(async () => {
    test = await createTestApp();
    const { db } = test.platform;
    store = await addStore(db);
    owner = await addUser(db, { store, role: 'owner' });
    accountant = await addUser(db, { store, role: 'accountant' });
    stranger = await addUser(db);
    port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => test.close());

  /** Sends raw bytes of one POST and answers the status line once it is there. */
  function send(path: string, headers: readonly string[], firstBytes = '') {
    const socket = connect(port, '127.0.0.1');
    const lines = [
      `POST /api/v1${path} HTTP/1.1`,
      'Host: counter.test',
      'Content-Type: application/json',
    ];
    const answer = new Promise<string>((resolve, reject) => {
      socket.once('data', (bytes) => resolve(bytes.toString().split('\r\n')[0] ?? ''));
      socket.once('error', reject);
    });
    socket.write(`${[...lines, ...headers].join('\r\n')}\r\n\r\n${firstBytes}`);
    return { socket, answer };
  }

  async function statusOf(body: object | undefined, as: { token?: string }) {
    const { method, path } = updateStoreStatus;
    const response = await test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: as.token ? { authorization: `Bearer ${as.token}` } : {},
      ...(body ? { payload: body } : {}),
    });
    return response.statusCode;
  }

  it('refuses an anonymous upload without waiting for its body', async () => {
    const { socket, answer } = send(
      uploadPicture.path,
      ['Content-Length: 10000000'],
      '{"filename"',
    );
    expect(await answer).toBe('HTTP/1.1 401 Unauthorized');
    socket.destroy();
  });

  it.each([
    ['nobody with a broken form', () => ({ id: 'x' }), () => ({}), 401],
    ['nobody without a body', () => undefined, () => ({}), 401],
    ['a dead session', () => ({ id: 'x' }), () => ({ token: 'gone' }), 401],
    ['a stranger', () => ({ id: store.id, online: 'x' }), () => stranger, 403],
    ['a stranger who names no store', () => ({ online: 'x' }), () => stranger, 403],
    ['a role that may not', () => ({ id: store.id, online: 'x' }), () => accountant, 403],
    ['a role that may not and names no store', () => ({}), () => accountant, 403],
    ["another user's id", () => ({ id: 'x', userId: stranger.id }), () => owner, 403],
    ['a member with a broken form', () => ({ id: store.id, online: 'x' }), () => owner, 422],
    ['a member who names no store', () => ({ online: true }), () => owner, 422],
    ['a member without a body', () => undefined, () => owner, 400],
  ])('%s', async (_who, body, as, status) => {
    expect(await statusOf(body(), as())).toBe(status);
  });

  it('checks session and membership in one query, wherever the store ID is sent', async () => {
    const readSession = async () => test.call(findProfile, {}, owner);
    await readSession();
    let queries = 0;
    const count = () => (queries += 1);
    test.database.pool.on('acquire', count);
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/v1${findTodaysOrders.path}`,
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { storeId: store.id, pageNumber: 'x' },
    });
    test.database.pool.off('acquire', count);
    expect({ status: response.statusCode, queries }).toEqual({ status: 422, queries: 1 });
  });

  it('notices a session that ends while the body is still arriving', async () => {
    const { db } = test.platform;
    const leaver = await addUser(db, { store, role: 'owner' });
    const body = JSON.stringify({ id: store.id, online: true });
    const session = () =>
      db.selectFrom('sessions').where('userId', '=', leaver.id).select('lastSeenAt');
    const before = await session().executeTakeFirstOrThrow();
    const { socket, answer } = send(updateStoreStatus.path, [
      `Authorization: Bearer ${leaver.token}`,
      `Content-Length: ${body.length}`,
    ]);
    await eventually(async () =>
      expect(await session().executeTakeFirstOrThrow()).not.toEqual(before),
    );
    await db
      .updateTable('sessions')
      .set({ endedAt: test.platform.clock.now() })
      .where('userId', '=', leaver.id)
      .execute();
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
    socket.write(body);
    expect(await answer).toBe('HTTP/1.1 401 Unauthorized');
    socket.destroy();
  });
});
