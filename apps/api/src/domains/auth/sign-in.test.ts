import { findSession, login, logout, sellerLogin, type LoginAnswer } from '@counter/contract/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { statusesOf } from '../../testing/answers.ts';
import { findMails } from '../../testing/mails.ts';
import { addUser, testPassword } from '../../testing/marketplace.ts';
import { eventually } from '../../testing/eventually.ts';

type TestPerson = Awaited<ReturnType<typeof addUser>>;

const start = new Date('2026-03-02T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

describe('signing in', () => {
  const clock = movableClock(start);
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ clock });
  });
  beforeEach(() => clock.set(start));
  afterAll(async () => test.close());

  const signIn = async (email: string, password = testPassword, remember = false) =>
    test.call(login, { body: { email, password, remember } });
  const isLive = async (token: string) => (await test.call(findSession, {}, { token })).statusCode;

  it('is the same at the seller sign-in', async () => {
    const { email } = await addUser(test.platform.db);
    const response = await test.call(sellerLogin, { body: { email, password: testPassword } });
    expect(response.statusCode).toBe(200);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await addUser(test.platform.db);
    const wrong = (await signIn(email, 'wrong')).json<{ detail: string; requestId: string }>();
    const unknown = (await signIn('nobody@example.test', 'wrong')).json<typeof wrong>();
    expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect(wrong.detail).toContain('wrong');
  });

  it.each([
    ['12 hours', false, 12 * hour],
    ['30 days when remembered', true, 30 * 24 * hour],
  ])('keeps a session %s', async (_how, remember, lifetime) => {
    const { email } = await addUser(test.platform.db);
    const { token } = (await signIn(email, testPassword, remember)).json<LoginAnswer>().data;
    clock.advance(lifetime - 1);
    expect(await isLive(token)).toBe(200);
    clock.advance(1);
    expect(await isLive(token)).toBe(401);
  });

  it('stores neither token nor password', async () => {
    const { email } = await addUser(test.platform.db);
    const { token } = (await signIn(email)).json<LoginAnswer>().data;
    const rows = await test.platform.db.selectFrom('sessions').selectAll().execute();
    const users = await test.platform.db.selectFrom('users').selectAll().execute();
    const stored = JSON.stringify([rows, users]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(testPassword);
  });

  it('ends a session on the server', async () => {
    const { email } = await addUser(test.platform.db);
    const { token } = (await signIn(email)).json<LoginAnswer>().data;
    await test.call(logout, {}, { token });
    expect(await isLive(token)).toBe(401);
  });

  const guess = async (email: string, times: number) =>
    Promise.all(Array.from({ length: times }, async () => signIn(email, 'wrong')));

  it('locks for 15 minutes after ten wrong passwords, even sent at once', async () => {
    const { email } = await addUser(test.platform.db);
    await guess(email, 10);
    const locked = await signIn(email);
    expect(locked.statusCode).toBe(429);
    expect(locked.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect(locked.headers['retry-after']).toBe('900');
    clock.advance(15 * minute);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it('gives a whole new set of tries after a lock', async () => {
    const { email } = await addUser(test.platform.db);
    await guess(email, 10);
    // A guess that was under way when the account was locked is counted after it.
    const counted = { last_at: new Date(start.getTime() + minute) };
    const failures = test.platform.db.updateTable('sign_in_failures').where('email', '=', email);
    await failures.set(counted).execute();
    clock.advance(15 * minute);
    const wrong = Array.from({ length: 9 }, () => 401);
    expect(statusesOf(await guess(email, 10))).toEqual([...wrong, 429]);
    expect((await signIn(email)).statusCode).toBe(429);
  });

  it('mails the owner of a locked account once a lock', async () => {
    const { email } = await addUser(test.platform.db);
    await guess(email, 14);
    expect((await findMails(test.platform.db, email)).map(({ subject }) => subject)).toEqual([
      'Your account is locked for a while',
    ]);
    clock.advance(15 * minute);
    await guess(email, 10);
    expect(await findMails(test.platform.db, email)).toHaveLength(2);
  });

  it('locks an address without an account alike, and mails nobody', async () => {
    await guess('nobody.at.all@example.test', 10);
    const locked = await signIn('nobody.at.all@example.test');
    expect(locked.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect(await findMails(test.platform.db, 'nobody.at.all@example.test')).toEqual([]);
  });

  it('forgets wrong passwords after a right one', async () => {
    const { email } = await addUser(test.platform.db);
    for (let round = 0; round < 2; round += 1) {
      await guess(email, 9);
      expect((await signIn(email)).statusCode).toBe(200);
    }
  });

  it('forgets wrong passwords after 15 minutes', async () => {
    const { email } = await addUser(test.platform.db);
    await guess(email, 9);
    clock.advance(15 * minute);
    await guess(email, 9);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  describe('overtaken while the password is checked', () => {
    /** Signs in while `change` holds the account; the sign-in goes on once it has committed. */
    async function overtake(change: (tx: Tx, person: TestPerson) => Promise<unknown>) {
      const { db } = test.platform;
      const person = await addUser(db);
      const { answer } = await db.transaction().execute(async (tx) => {
        await change(tx, person);
        const signingIn = signIn(person.email);
        await eventually(async () => expect(await countWaiting(db)).toBe(1));
        return { answer: signingIn };
      });
      return answer;
    }

    it('by a new password, it is refused', async () => {
      const response = await overtake(async (tx, { id }) =>
        tx.updateTable('users').set({ password_hash: 'new' }).where('id', '=', id).execute(),
      );
      expect(response.json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    });

    it('by a lock, it is refused', async () => {
      const response = await overtake(async (tx, { id, email }) => {
        const locked_until = new Date(start.getTime() + minute);
        const lock = { email, failures: 10, locked_until, last_at: start };
        await tx.insertInto('sign_in_failures').values(lock).execute();
        await tx.selectFrom('users').where('id', '=', id).select('id').forUpdate().execute();
      });
      expect(response.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    });
  });
});

/** How many statements wait for a row that somebody else holds. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.waiting ?? 0;
}
