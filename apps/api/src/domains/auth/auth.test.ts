import { findSession, login, logout, sellerLogin, type LoginAnswer } from '@counter/contract/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/clock.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addStore, addUser, testPassword } from '../../testing/marketplace.ts';
import { hashPassword } from './passwords.ts';

const start = new Date('2026-03-02T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

describe('signing in', () => {
  const clock = movableClock(start);
  let test: TestApp;
  let passwordHash: string;

  beforeAll(async () => {
    test = await createTestApp({ clock });
    passwordHash = await hashPassword(testPassword);
  });
  beforeEach(() => clock.set(start));
  afterAll(async () => test.close());

  const signIn = async (email: string, password = testPassword, remember = false) =>
    test.call(login, { body: { email, password, remember } });
  const isLive = async (token: string) => (await test.call(findSession, {}, { token })).statusCode;

  it('leads a member of an approved store to the dashboard', async () => {
    const store = await addStore(test.platform.db);
    const { email, id } = await addUser(test.platform.db, { store, role: 'owner', passwordHash });
    const response = await signIn(email.toUpperCase());
    expect(response.json()).toMatchObject({
      authenticated: true,
      storeApproved: true,
      data: { userId: id, storeId: store.id, redirectURI: null },
    });
  });

  it('leads a person without a store to the wizard', async () => {
    const { email } = await addUser(test.platform.db, { passwordHash });
    expect((await signIn(email)).json()).toMatchObject({
      data: { redirectURI: '/signup', storeId: null },
    });
  });

  it('says that a store waits for approval', async () => {
    const store = await addStore(test.platform.db, { approved: false });
    const { email } = await addUser(test.platform.db, { store, role: 'owner', passwordHash });
    const answer = (await signIn(email)).json<LoginAnswer>();
    expect(answer).toMatchObject({ authenticated: true, storeApproved: false });
    expect(answer.message).toContain('waiting for approval');
  });

  it('is the same at the seller sign-in', async () => {
    const { email } = await addUser(test.platform.db, { passwordHash });
    const response = await test.call(sellerLogin, { body: { email, password: testPassword } });
    expect(response.statusCode).toBe(200);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await addUser(test.platform.db, { passwordHash });
    const wrong = (await signIn(email, 'wrong')).json<{ detail: string; requestId: string }>();
    const unknown = (await signIn('nobody@example.test', 'wrong')).json<typeof wrong>();
    expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect(wrong.detail).toContain('wrong');
  });

  it.each([
    ['12 hours', false, 12 * hour],
    ['30 days when remembered', true, 30 * 24 * hour],
  ])('keeps a session %s', async (_how, remember, lifetime) => {
    const { email } = await addUser(test.platform.db, { passwordHash });
    const { token } = (await signIn(email, testPassword, remember)).json<LoginAnswer>().data;
    clock.advance(lifetime - 1);
    expect(await isLive(token)).toBe(200);
    clock.advance(1);
    expect(await isLive(token)).toBe(401);
  });

  it('stores neither token nor password', async () => {
    const { email } = await addUser(test.platform.db, { passwordHash });
    const { token } = (await signIn(email)).json<LoginAnswer>().data;
    const rows = await test.platform.db.selectFrom('sessions').selectAll().execute();
    const users = await test.platform.db.selectFrom('users').selectAll().execute();
    const stored = JSON.stringify([rows, users]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(testPassword);
  });

  it('ends a session on the server', async () => {
    const { email } = await addUser(test.platform.db, { passwordHash });
    const { token } = (await signIn(email)).json<LoginAnswer>().data;
    await test.call(logout, {}, { token });
    expect(await isLive(token)).toBe(401);
  });

  it('locks for 15 minutes after ten wrong passwords, even sent at once', async () => {
    const { email } = await addUser(test.platform.db, { passwordHash });
    await Promise.all(Array.from({ length: 10 }, async () => signIn(email, 'wrong')));
    const locked = await signIn(email);
    expect(locked.statusCode).toBe(429);
    expect(locked.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect(locked.headers['retry-after']).toBe('900');
    clock.advance(15 * minute);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it('forgets wrong passwords after a right one', async () => {
    const { email } = await addUser(test.platform.db, { passwordHash });
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: 9 }, async () => signIn(email, 'wrong')));
      expect((await signIn(email)).statusCode).toBe(200);
    }
  });
});
