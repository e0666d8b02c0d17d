import { changePassword, login } from '@counter/contract/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { createSecret, hashSecret } from '../../../platform/kernel/crypto.ts';
import { statusesOf } from '../../../testing/answers.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findMails } from '../../../testing/mails/mails.ts';
import { addUser, testPassword } from '../../../testing/stores/marketplace.ts';

const start = new Date('2026-03-02T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

const home = '203.0.113.7';
const elsewhere = '198.51.100.9';

describe('the sign-in lock', () => {
  const clock = movableClock(start);
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ clock });
  });
  beforeEach(() => clock.set(start));
  afterAll(async () => test.close());

  type Place = { readonly from?: string; readonly device?: string };

  const signIn = async (email: string, password: string, { from = home, device }: Place = {}) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1${login.path}`,
      remoteAddress: from,
      ...(device ? { cookies: { '__Host-counter-device': device } } : {}),
      payload: { email, password },
    });
  const enter = async (email: string, place?: Place) =>
    (await signIn(email, testPassword, place)).statusCode;
  const guess = async (email: string, times: number, place?: Place) =>
    Promise.all(Array.from({ length: times }, async () => signIn(email, 'wrong', place)));
  const addPerson = async () => addUser(test.platform.db);
  const subjectsTo = async (email: string) =>
    (await findMails(test.platform.db, email)).map(({ subject }) => subject);

  /** Adds a device that a person has signed in with; returns the token in its cookie. */
  async function addDevice(userId: number): Promise<string> {
    const token = createSecret();
    const { id } = await test.platform.db
      .insertInto('devices')
      .values({ tokenHash: hashSecret(token), createdAt: start, lastUsedAt: start })
      .returning('id')
      .executeTakeFirstOrThrow();
    const account = { userId, deviceId: id, createdAt: start };
    await test.platform.db.insertInto('deviceAccounts').values(account).execute();
    return token;
  }

  it('blocks a network for 15 minutes after ten wrong passwords, even if sent at once', async () => {
    const { email } = await addPerson();
    await guess(email, 10);
    const locked = await signIn(email, testPassword);
    expect(locked.statusCode).toBe(429);
    expect(locked.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect(locked.headers['retry-after']).toBe('900');
    clock.advance(15 * minute);
    expect(await enter(email)).toBe(200);
  });

  it("doesn't affect other networks or other accounts", async () => {
    const [{ email }, other] = [await addPerson(), await addPerson()];
    await guess(email, 10, { from: elsewhere });
    expect(await enter(email)).toBe(200);
    expect(await enter(other.email, { from: elsewhere })).toBe(200);
  });

  it('counts an IPv6 subscriber as one, whatever their addresses', async () => {
    const { email } = await addPerson();
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) =>
        signIn(email, 'wrong', { from: `2001:db8:1:2::${index + 1}` }),
      ),
    );
    expect(await enter(email, { from: '2001:db8:1:2:ffff::1' })).toBe(429);
    expect(await enter(email, { from: '2001:db8:1:3::1' })).toBe(200);
  });

  it('allows the full number of tries again afterwards', async () => {
    const { email } = await addPerson();
    await guess(email, 10);
    // A guess that was under way when the account was locked is counted after it.
    const counted = { lastAt: new Date(start.getTime() + minute) };
    const failures = test.platform.db.updateTable('signInFailures').where('email', '=', email);
    await failures.set(counted).execute();
    clock.advance(15 * minute);
    const wrong = Array.from({ length: 9 }, () => 401);
    expect(statusesOf(await guess(email, 10))).toEqual([...wrong, 429]);
    expect(await enter(email)).toBe(429);
  });

  it('mails the owner once per lock', async () => {
    const { email } = await addPerson();
    await guess(email, 14);
    expect(await subjectsTo(email)).toEqual(['Too many wrong passwords']);
    clock.advance(15 * minute);
    await guess(email, 10);
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  it('mails once if it locks many networks at once', async () => {
    const { email } = await addPerson();
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await guess(email, 10, { from });
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it('treats an address without an account the same, but sends no mail', async () => {
    const email = 'nobody.at.all@example.test';
    await guess(email, 10);
    const [locked] = await guess(email, 1);
    expect(locked?.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect(await subjectsTo(email)).toEqual([]);
  });

  it('resets after the right password', async () => {
    const { email } = await addPerson();
    for (let round = 0; round < 2; round += 1) {
      await guess(email, 9);
      expect(await enter(email)).toBe(200);
    }
  });

  it('resets after 15 minutes', async () => {
    const { email } = await addPerson();
    await guess(email, 9);
    clock.advance(15 * minute);
    await guess(email, 9);
    expect(await enter(email)).toBe(200);
  });

  describe('on a known device', () => {
    it("isn't affected by wrong passwords elsewhere, even on the same network", async () => {
      const { id, email } = await addPerson();
      const device = await addDevice(id);
      await guess(email, 10);
      expect(await enter(email)).toBe(429);
      expect(await enter(email, { device })).toBe(200);
    });

    it('allows one try a minute after ten wrong passwords', async () => {
      const { id, email } = await addPerson();
      const device = await addDevice(id);
      await guess(email, 10, { device });
      const slowed = await signIn(email, testPassword, { device });
      expect(slowed.statusCode).toBe(429);
      expect(slowed.headers['retry-after']).toBe('60');
      clock.advance(minute);
      const [eleventh] = await guess(email, 1, { device });
      expect(eleventh?.statusCode).toBe(429);
      expect(await enter(email, { device })).toBe(429);
      clock.advance(minute);
      expect(await enter(email, { device })).toBe(200);
      expect(await subjectsTo(email)).toEqual(['Too many wrong passwords']);
    });

    it("gives no advantage with another person's account", async () => {
      const [{ id }, { email }] = [await addPerson(), await addPerson()];
      const device = await addDevice(id);
      await guess(email, 10);
      expect(await enter(email, { device })).toBe(429);
    });
  });

  describe('after a hundred wrong passwords from many networks within an hour', () => {
    /** The first 95 are only counted: each would take the time of a password's hash. */
    async function spread(email: string): Promise<void> {
      const counted = { email, origin: 'network *', failures: 95, lockedUntil: null };
      const failures = { ...counted, firstAt: start, lastAt: start };
      await test.platform.db.insertInto('signInFailures').values(failures).execute();
      await guess(email, 5, { from: elsewhere });
    }

    it('blocks every network for an hour and notifies the owner', async () => {
      const { email } = await addPerson();
      await spread(email);
      const waiting = await signIn(email, testPassword);
      expect(waiting.headers['retry-after']).toBe('3600');
      expect(await subjectsTo(email)).toEqual(['We paused sign-ins from new devices']);
      clock.advance(hour);
      expect(await enter(email)).toBe(200);
    });

    it("doesn't block known devices", async () => {
      const { id, email } = await addPerson();
      const device = await addDevice(id);
      await spread(email);
      expect(await enter(email, { device })).toBe(200);
    });

    it('treats an address without an account the same', async () => {
      await spread('nobody.anywhere@example.test');
      const [waiting] = await guess('nobody.anywhere@example.test', 1);
      expect(waiting?.headers['retry-after']).toBe('3600');
    });
  });

  describe('at a password prompt within a session', () => {
    const prompt = async (token: string, password: string) =>
      test.call(changePassword, { body: { password, newPassword: testPassword } }, { token });
    const mistype = async (token: string, times: number) =>
      Promise.all(Array.from({ length: times }, async () => prompt(token, 'wrong')));

    it("isn't triggered by strangers", async () => {
      const { email, token } = await addPerson();
      await guess(email, 10);
      expect((await prompt(token, testPassword)).statusCode).toBe(200);
    });

    it('blocks only that session', async () => {
      const { email, token } = await addPerson();
      const other = (await signIn(email, testPassword)).json<{ data: { token: string } }>().data;
      await mistype(token, 10);
      expect((await prompt(token, testPassword)).statusCode).toBe(429);
      expect(await enter(email)).toBe(200);
      expect((await prompt(other.token, testPassword)).statusCode).toBe(200);
      expect(await subjectsTo(email)).toContain('Too many wrong passwords');
    });
  });
});
