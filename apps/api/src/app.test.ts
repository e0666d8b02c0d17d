import { login } from '@counter/contract/auth';
import { findStoreStatus, updateStoreStatus } from '@counter/contract/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/app.ts';
import { version } from './version.ts';
import { addStore, addUser, type TestStore, type TestUser } from './testing/stores/marketplace.ts';

describe('the app over HTTP', () => {
  let test: TestApp;
  let store: TestStore;
  let owner: TestUser;

  beforeAll(async () => {
    test = await createTestApp();
    store = await addStore(test.platform.db);
    owner = await addUser(test.platform.db, { store, role: 'owner' });
  });

  afterAll(async () => test.close());

  it('gives every page its own nonce, in the policy and in the page', async () => {
    const ask = async () => test.app.inject({ url: '/login', headers: { accept: 'text/html' } });
    const [one, other] = [await ask(), await ask()];
    const nonce = /nonce-([^']+)'/.exec(String(one.headers['content-security-policy']))?.[1];
    expect(nonce).toBeTruthy();
    expect(one.body).toContain(`nonce="${nonce}"`);
    expect(other.body).not.toContain(`nonce="${nonce}"`);
    expect(one.headers['content-security-policy']).not.toContain('unsafe');
  });

  it.each([
    ['/dashboard/orders/KM-4821?tab=history', 'portal'],
    ['/dashboard', 'portal'],
    ['/signup?ref=1', 'portal'],
    ['/operator/leads', 'portal'],
    ['/login?redirect=%2Fdashboard', 'index'],
    ['/dashboards', 'index'],
    ['/', 'index'],
  ])('answers %s with the page "%s"', async (url, title) => {
    const { body } = await test.app.inject({ url, headers: { accept: 'text/html' } });
    expect(body).toContain(`<title>${title}</title>`);
  });

  it('sends data with a policy that allows nothing', async () => {
    const response = await test.app.inject({ url: '/healthz' });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['x-request-id']).toBeTruthy();
  });

  it.each([
    ['no such call', { url: '/api/v1/nothing' }, 404, 'NOT_FOUND'],
    [
      'broken JSON',
      {
        method: 'POST' as const,
        url: '/api/v1/merchant/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: '{"email":',
      },
      400,
      'MALFORMED',
    ],
    [
      'a list where an object belongs',
      { method: 'POST' as const, url: '/api/v1/merchant/auth/login', payload: [] },
      400,
      'MALFORMED',
    ],
    [
      'a body that is no JSON',
      {
        method: 'POST' as const,
        url: '/api/v1/merchant/auth/login',
        headers: { 'content-type': 'text/plain' },
        payload: 'hello',
      },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body beyond the limit',
      {
        method: 'POST' as const,
        url: '/api/v1/merchant/auth/login',
        payload: { email: 'x'.repeat(1_100_000) },
      },
      413,
      'TOO_LARGE',
    ],
    ['no session', { url: '/api/v1/merchant/auth/session' }, 401, 'NOT_SIGNED_IN'],
  ])('answers %s with a problem', async (_what, request, status, code) => {
    const response = await test.app.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    const problem = response.json<Record<string, string>>();
    expect(problem).toMatchObject({ status, code, message: problem['detail'] });
    expect(problem['requestId']).toBe(response.headers['x-request-id']);
  });

  it("answers the spec's field messages", async () => {
    const response = await test.call(login, { body: { email: ' ', password: '' } });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      errors: [
        { path: 'email', message: 'Email is required' },
        { path: 'password', message: 'Password is required' },
      ],
    });
  });

  it("refuses a user ID in the body that isn't the caller's", async () => {
    const body = { userId: owner.id + 1, id: store.id, online: false };
    const response = await test.call(updateStoreStatus, { body }, owner);
    expect(response.statusCode).toBe(403);
  });

  it('records who opened or closed the store', async () => {
    const turn = async (online: boolean) =>
      test.call(updateStoreStatus, { body: { userId: owner.id, id: store.id, online } }, owner);
    await turn(false);
    await turn(false);
    await turn(true);
    const changes = await test.platform.db
      .selectFrom('storeStatusChanges')
      .where('storeId', '=', store.id)
      .orderBy('id')
      .select(['online', 'changedBy'])
      .execute();
    expect(changes).toEqual([
      { online: false, changedBy: owner.id },
      { online: true, changedBy: owner.id },
    ]);
    const status = await test.call(
      findStoreStatus,
      { params: { storeId: String(store.id) } },
      owner,
    );
    expect(status.json()).toMatchObject({
      data: { storeOnline: true, state: 'OPEN', changedBy: owner.name },
    });
    const audit = await test.platform.db
      .selectFrom('auditEntries')
      .where('storeId', '=', store.id)
      .select(['action', 'actorId', 'before', 'after'])
      .execute();
    expect(audit).toContainEqual({
      action: 'store.close',
      actorId: owner.id,
      before: { online: true },
      after: { online: false },
    });
  });

  it('describes every call', async () => {
    const { info, paths } = (await test.app.inject({ url: '/api/v1/openapi.json' })).json<{
      info: { version: string };
      paths: Record<string, object>;
    }>();
    expect(info.version).toBe(version);
    expect(Object.keys(paths)).toContain('/marketplace/orders');
    const docs = await test.app.inject({ url: '/api/v1/docs/' });
    expect(docs.statusCode).toBe(200);
    const copy = await test.app.inject({ url: '/api/v1/docs/json' });
    expect([copy.statusCode, copy.headers.location]).toEqual([302, '/api/v1/openapi.json']);
  });

  it('labels metrics by route, not by address', async () => {
    await test.call(findStoreStatus, { params: { storeId: String(store.id) } }, owner);
    const { body } = await test.app.inject({ url: '/metrics' });
    expect(body).toContain('route="/api/v1/store/status/online/:storeId"');
    expect(body).not.toContain(`status/online/${store.id}`);
  });
});

describe('the rate limit', () => {
  it('counts sign-ins by client address and ignores spoofed headers', async () => {
    const test = await createTestApp({ callsPerMinute: 1000 });
    const ask = async (token: string) =>
      test.call(login, { body: { email: 'a@example.test', password: '' } }, { token });
    const statuses: number[] = [];
    for (let count = 1; count <= 31; count += 1) {
      statuses.push((await ask(`made-up-${count}`)).statusCode);
    }
    expect(statuses.indexOf(429)).toBe(30);
    await test.close();
  });

  it('tells a limited caller when to retry', async () => {
    const test = await createTestApp({ callsPerMinute: 3 });
    const ask = async () => test.app.inject({ url: '/api/v1/openapi.json' });
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
    await test.close();
  });
});
