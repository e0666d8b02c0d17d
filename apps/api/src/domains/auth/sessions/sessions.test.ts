import {
  endAllSessions,
  endOneSession,
  findSession,
  findSessions,
  login,
  logout,
  type LoginAnswer,
  type OpenSession,
} from '@counter/contract/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { addUser, testPassword } from '../../../testing/stores/marketplace.ts';

const start = new Date('2026-03-02T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

describe('sessions', () => {
  const clock = movableClock(start);
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ clock });
  });
  beforeEach(() => clock.set(start));
  afterAll(async () => test.close());

  type Person = Awaited<ReturnType<typeof addUser>>;
  const addPerson = async () => addUser(test.platform.db);
  async function signIn({ email }: Person, userAgent = 'Vitest'): Promise<string> {
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/v1${login.path}`,
      headers: { 'user-agent': userAgent },
      payload: { email, password: testPassword },
    });
    return response.json<LoginAnswer>().data.token;
  }
  const list = async (token: string) =>
    (await test.call(findSessions, {}, { token })).json<{ data: OpenSession[] }>().data;
  const end = async (token: string, sessionId: number) =>
    test.call(endOneSession, { body: { sessionId } }, { token });
  const isLive = async (token: string) =>
    (await test.call(findSession, {}, { token })).statusCode === 200;
  const currentOf = async (token: string) => {
    const current = (await list(token)).find((session) => session.current);
    if (!current) throw new Error('no session is the current one');
    return current;
  };

  /** Opens a screen of the session; answers how often it was told that it is over. */
  function follow(sessionId: number) {
    const screen = { ended: 0 };
    const sink = {
      write: () => {},
      buffered: () => 0,
      end: () => void (screen.ended += 1),
      destroy: () => {},
    };
    test.hub.subscribe(1, 'now', sink, { sessionId, access: async () => 'valid' as const });
    return screen;
  }

  it('are listed with their device, latest first', async () => {
    const person = await addPerson();
    clock.advance(minute);
    const token = await signIn(person, phone);
    const sessions = await list(token);
    expect(sessions).toMatchObject([
      { device: 'Chrome on Android', current: true, createdAt: '2026-03-02T12:01:00.000Z' },
      { device: 'Unknown app', current: false, createdAt: '2026-01-01T00:00:00.000Z' },
    ]);
  });

  it('keep at most 300 letters of what a browser calls itself', async () => {
    const person = await addPerson();
    const token = await signIn(person, `${'x'.repeat(300)} ${phone}`);
    expect((await currentOf(token)).device).not.toContain('Chrome');
    const kept = await test.platform.db
      .selectFrom('sessions')
      .where('userId', '=', person.id)
      .select('userAgent')
      .execute();
    expect(kept).toContainEqual({ userAgent: 'x'.repeat(300) });
  });

  it('are listed only while open, and only to their owner', async () => {
    const [person, other] = [await addPerson(), await addPerson()];
    await signIn(other);
    await signIn(person);
    const ended = await signIn(person);
    await test.call(logout, {}, { token: ended });
    expect(await list(person.token)).toHaveLength(2);
    clock.advance(12 * hour);
    expect(await list(person.token)).toHaveLength(1);
  });

  it('show their last use to within five minutes', async () => {
    const person = await addPerson();
    const token = await signIn(person);
    const seenAt = async () => (await currentOf(token)).lastSeenAt;
    expect(await seenAt()).toBe('2026-03-02T12:00:00.000Z');
    clock.advance(5 * minute - 1);
    expect(await seenAt()).toBe('2026-03-02T12:00:00.000Z');
    clock.advance(1);
    expect(await seenAt()).toBe('2026-03-02T12:05:00.000Z');
  });

  it('are ended one by one with their streams, for good', async () => {
    const person = await addPerson();
    const token = await signIn(person);
    const { id } = await currentOf(token);
    const screen = follow(id);
    for (const _ of ['first', 'second']) {
      const answer = (await end(person.token, id)).json<{ data: OpenSession[] }>();
      expect(answer.data).toMatchObject([{ current: true }]);
    }
    expect(await isLive(token)).toBe(false);
    expect(await isLive(person.token)).toBe(true);
    expect(screen.ended).toBe(1);
    const entries = await findAudit(test.platform.db, 'session.end');
    expect(
      entries.filter(({ after }) => JSON.stringify(after) === `{"ended":[${id}]}`),
    ).toHaveLength(1);
  });

  it('stop working once ended, even with calls in progress', async () => {
    const person = await addPerson();
    const token = await signIn(person);
    const session = { ended: false };
    const calls = Array.from({ length: 5 }, async () => {
      for (let asked = 0; asked < 100; asked += 1) {
        const { ended } = session;
        const live = await isLive(token);
        if (ended) return live;
      }
      throw new Error('the session did not end');
    });
    await test.call(logout, {}, { token });
    session.ended = true;
    expect(new Set(await Promise.all(calls))).toEqual(new Set([false]));
  });

  it('can end themselves', async () => {
    const person = await addPerson();
    const { id } = await currentOf(person.token);
    expect((await end(person.token, id)).json()).toMatchObject({ data: [] });
    expect(await isLive(person.token)).toBe(false);
  });

  it("can't be ended by another person", async () => {
    const [person, other] = [await addPerson(), await addPerson()];
    const { id } = await currentOf(other.token);
    for (const sessionId of [id, 999_999]) {
      const refused = await end(person.token, sessionId);
      expect(refused.statusCode).toBe(404);
      expect(refused.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await isLive(other.token)).toBe(true);
  });

  it('can all be ended at once, including this one and all streams', async () => {
    const [person, other] = [await addPerson(), await addPerson()];
    const token = await signIn(person);
    const screens = [await currentOf(token), await currentOf(person.token)].map(({ id }) =>
      follow(id),
    );
    const response = await test.call(endAllSessions, {}, { token });
    expect(response.json()).toMatchObject({ data: { endedSessions: 2 } });
    expect([await isLive(token), await isLive(person.token)]).toEqual([false, false]);
    expect(await isLive(other.token)).toBe(true);
    expect(screens).toEqual([{ ended: 1 }, { ended: 1 }]);
  });
});
