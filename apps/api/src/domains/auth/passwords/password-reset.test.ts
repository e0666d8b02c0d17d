import {
  changePassword,
  findPasswordReset,
  findSession,
  forgotPassword,
  login,
  requestEmailChange,
  resetPassword,
  type LoginAnswer,
} from '@counter/contract/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { statusesOf } from '../../../testing/answers.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { findLinkToken, findMails } from '../../../testing/mails/mails.ts';
import { addUser, testPassword } from '../../../testing/stores/marketplace.ts';

const start = new Date('2026-03-02T12:00:00Z');
const minute = 60_000;
const newPassword = 'Four-words-1';

describe('a forgotten password', () => {
  const clock = movableClock(start);
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ clock });
  });
  beforeEach(() => clock.set(start));
  afterAll(async () => test.close());

  const addPerson = async () => addUser(test.platform.db);
  const forget = async (email: string) => test.call(forgotPassword, { body: { email } });
  const find = async (requestId: string) => test.call(findPasswordReset, { params: { requestId } });
  const reset = async (requestId: string, chosen = newPassword) =>
    test.call(resetPassword, { body: { requestId, newPassword: chosen } });
  const signIn = async (email: string, password: string) =>
    test.call(login, { body: { email, password } });

  async function forgetful() {
    const person = await addPerson();
    await forget(person.email);
    return { ...person, requestId: await findLinkToken(test.platform.db, person.email) };
  }

  it('gets the same answer after the same time for every address', async () => {
    const { email } = await addPerson();
    const answers = [];
    for (const address of [email, 'nobody@example.test']) {
      const began = performance.now();
      const response = await forget(address);
      answers.push({ status: response.statusCode, body: response.json<unknown>() });
      expect(performance.now() - began).toBeGreaterThan(190);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 200, body: { data: { accepted: true } } });
    expect(await findMails(test.platform.db, 'nobody@example.test')).toEqual([]);
  });

  it('gets a mailed link that works for an hour', async () => {
    const { email, requestId } = await forgetful();
    const [mail] = await findMails(test.platform.db, email);
    expect(mail?.body).toContain(`\nhttps://counter.test/change_password/${requestId}\n`);
    const found = await find(requestId);
    expect(found.json()).toEqual({
      data: { expiresAt: '2026-03-02T13:00:00.000Z', startsOver: false },
    });
    clock.advance(60 * minute - 1);
    expect((await find(requestId)).statusCode).toBe(200);
    clock.advance(1);
    for (const response of [await find(requestId), await reset(requestId)]) {
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'LINK_EXPIRED',
        detail: expect.stringContaining('older than an hour') as unknown,
      });
    }
  });

  it('gets at most five links an hour, even if requested at once', async () => {
    const { email } = await addPerson();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(async () => forget(email)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await findMails(test.platform.db, email)).toHaveLength(5);
    clock.advance(60 * minute);
    await forget(email);
    expect(await findMails(test.platform.db, email)).toHaveLength(6);
  });

  it('is replaced once', async () => {
    const { email, requestId } = await forgetful();
    expect((await reset(requestId)).statusCode).toBe(200);
    expect((await signIn(email, newPassword)).statusCode).toBe(200);
    expect((await signIn(email, testPassword)).statusCode).toBe(401);
    for (const response of [await find(requestId), await reset(requestId, 'Four-words-2')]) {
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'LINK_USED',
        detail: expect.stringContaining('Log in') as unknown,
      });
    }
    expect((await signIn(email, newPassword)).statusCode).toBe(200);
  });

  it('is replaced once, even if the link is used twice at the same instant', async () => {
    const { requestId } = await forgetful();
    const answers = await Promise.all(
      ['Four-words-1', 'Four-words-2', 'Four-words-3'].map(async (chosen) =>
        reset(requestId, chosen),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
  });

  it('is replaced once, even by two links at the same instant', async () => {
    const { email, requestId } = await forgetful();
    await forget(email);
    const second = await findLinkToken(test.platform.db, email);
    const answers = await Promise.all([reset(requestId), reset(second)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it("can't be replaced with a made-up link", async () => {
    for (const response of [await find('made-up'), await reset('made-up')]) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({
        code: 'NOT_FOUND',
        detail: expect.stringContaining('to get a new one') as unknown,
      });
    }
  });

  it("can't be replaced by a weak one, which doesn't use up the link", async () => {
    const { requestId } = await forgetful();
    expect((await reset(requestId, 'short')).json()).toMatchObject({
      errors: [{ path: 'newPassword', message: 'Use at least 10 characters' }],
    });
    expect((await find(requestId)).statusCode).toBe(200);
  });

  it('signs everybody out and closes their streams once replaced', async () => {
    const { email, token, requestId } = await forgetful();
    await signIn(email, testPassword);
    const streams = { ended: 0 };
    const row = await test.platform.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .where('users.email', '=', email)
      .select('sessions.id')
      .executeTakeFirstOrThrow();
    const sink = {
      write: () => {},
      buffered: () => 0,
      end: () => void (streams.ended += 1),
      destroy: () => {},
    };
    const subscriber = { sessionId: row.id, access: async () => 'valid' as const };
    test.hub.subscribe(1, 'now', sink, subscriber);
    expect((await reset(requestId)).json()).toMatchObject({ data: { endedSessions: 2 } });
    expect((await test.call(findSession, {}, { token })).statusCode).toBe(401);
    expect(streams.ended).toBe(1);
  });

  it('unlocks the account once replaced', async () => {
    const { email, requestId } = await forgetful();
    await Promise.all(Array.from({ length: 10 }, async () => signIn(email, 'wrong')));
    expect((await signIn(email, testPassword)).statusCode).toBe(429);
    await reset(requestId);
    expect((await signIn(email, newPassword)).statusCode).toBe(200);
  });

  it("confirms a known person's address that got the link", async () => {
    const { id, requestId } = await forgetful();
    const users = test.platform.db.updateTable('users').where('id', '=', id);
    await users.set({ emailConfirmedAt: null, operator: true }).execute();
    await reset(requestId);
    const row = await test.platform.db
      .selectFrom('users')
      .where('id', '=', id)
      .select('emailConfirmedAt')
      .executeTakeFirst();
    expect(row?.emailConfirmedAt).toEqual(start);
  });

  it('cancels an email change requested with the old password', async () => {
    const { email, token, requestId } = await forgetful();
    const wanted = `new-${email}`;
    const body = { email: wanted, password: testPassword };
    await test.call(requestEmailChange, { body }, { token });
    await reset(requestId);
    const { data } = (await signIn(email, newPassword)).json<LoginAnswer>();
    expect(data.email).toBe(email);
    const rows = await test.platform.db
      .selectFrom('emailConfirmations')
      .where('email', '=', wanted)
      .select('expiresAt')
      .execute();
    expect(rows).toEqual([{ expiresAt: start }]);
  });

  it('uses up the link if the password is changed under My Profile', async () => {
    const { token, requestId } = await forgetful();
    const body = { password: testPassword, newPassword };
    await test.call(changePassword, { body }, { token });
    expect((await find(requestId)).json()).toMatchObject({ code: 'LINK_USED' });
  });

  it('is reported by mail and in the audit log, without link or password', async () => {
    const { email, id, requestId } = await forgetful();
    await reset(requestId);
    const subjects = (await findMails(test.platform.db, email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Choose a new password', 'Your password was changed']);
    for (const action of ['user.forgetPassword', 'user.resetPassword']) {
      expect((await findAudit(test.platform.db, action)).at(-1)).toMatchObject({ entityId: id });
    }
    const { db } = test.platform;
    const entries = await db.selectFrom('auditEntries').selectAll().execute();
    const links = await db.selectFrom('passwordResets').selectAll().execute();
    const stored = JSON.stringify([entries, links]);
    expect(stored).not.toContain(requestId);
    expect(stored).not.toContain(newPassword);
  });
});
