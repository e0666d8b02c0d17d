import { findSession, login, logout, sellerLogin, type LoginAnswer } from '@counter/contract/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { addUser, testPassword } from '../../../testing/stores/marketplace.ts';
import { eventually } from '../../../testing/eventually.ts';
import { countLockWaits } from '../../../testing/processes/lock-waits.ts';

type TestPerson = Awaited<ReturnType<typeof addUser>>;

const start = new Date('2026-03-02T12:00:00Z');
const minute = 60_000;

describe('signing in', () => {
  const clock = movableClock(start);
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ clock });
  });
  beforeEach(() => clock.set(start));
  afterAll(async () => test.close());

  const signIn = async (email: string, password = testPassword) =>
    test.call(login, { body: { email, password } });
  const isLive = async (token: string) => (await test.call(findSession, {}, { token })).statusCode;

  it('works the same at the seller sign-in', async () => {
    const { email } = await addUser(test.platform.db);
    const response = await test.call(sellerLogin, { body: { email, password: testPassword } });
    expect(response.statusCode).toBe(200);
  });

  it('gives the same answer to a wrong password and an unknown address', async () => {
    const { email } = await addUser(test.platform.db);
    const wrong = (await signIn(email, 'wrong')).json<{ detail: string; requestId: string }>();
    const unknown = (await signIn('nobody@example.test', 'wrong')).json<typeof wrong>();
    expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect(wrong.detail).toContain('wrong');
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

  describe('when something changes during the password check', () => {
    /** Signs in while `change` holds the account; the sign-in goes on once it has committed. */
    async function overtake(change: (tx: Tx, person: TestPerson) => Promise<unknown>) {
      const { db } = test.platform;
      const person = await addUser(db);
      const { answer } = await db.transaction().execute(async (tx) => {
        await change(tx, person);
        const signingIn = signIn(person.email);
        await eventually(async () => expect(await countLockWaits(db)).toBeGreaterThan(0));
        return { answer: signingIn };
      });
      return answer;
    }

    it('is refused after a password change', async () => {
      const response = await overtake(async (tx, { id }) =>
        tx.updateTable('users').set({ passwordHash: 'new' }).where('id', '=', id).execute(),
      );
      expect(response.json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    });

    it('is refused after a lock', async () => {
      const response = await overtake(async (tx, { id, email }) => {
        const lockedUntil = new Date(start.getTime() + minute);
        const at = { firstAt: start, lastAt: start };
        const lock = { email, origin: 'network 127.0.0.1', failures: 10, lockedUntil, ...at };
        await tx.insertInto('signInFailures').values(lock).execute();
        await tx.selectFrom('users').where('id', '=', id).select('id').forUpdate().execute();
      });
      expect(response.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    });
  });
});
