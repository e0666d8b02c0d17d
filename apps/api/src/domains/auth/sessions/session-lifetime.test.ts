import { findSession, keepSession, login, type LoginAnswer } from '@counter/contract/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { findStreamAccess } from '../../../platform/tenancy/callers.repository.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { addStore, addUser, testPassword } from '../../../testing/stores/marketplace.ts';

const start = new Date('2026-03-02T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('a session', () => {
  const clock = movableClock(start);
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ clock });
  });
  beforeEach(() => clock.set(start));
  afterAll(async () => test.close());

  async function signIn(remember = false, email?: string): Promise<string> {
    const body = {
      email: email ?? (await addUser(test.platform.db)).email,
      password: testPassword,
      remember,
    };
    return (await test.call(login, { body })).json<LoginAnswer>().data.token;
  }
  const ask = async (token: string) => test.call(findSession, {}, { token });
  const isLive = async (token: string) => (await ask(token)).statusCode === 200;
  const keepCurrent = async (token: string) =>
    test.app.inject({
      url: `/api/v1${findSession.path}`,
      headers: { authorization: `Bearer ${token}`, 'x-counter-unattended': '1' },
    });

  it('ends after 12 hours without use and says so', async () => {
    const token = await signIn();
    clock.advance(12 * hour);
    const refused = await ask(token);
    expect(refused.statusCode).toBe(401);
    expect(refused.json<{ detail: string }>().detail).toContain("haven't used Counter for a while");
  });

  it('lasts while it is used, up to 16 hours', async () => {
    const token = await signIn();
    clock.advance(8 * hour);
    expect(await isLive(token)).toBe(true);
    clock.advance(8 * hour - 1);
    expect(await isLive(token)).toBe(true);
    clock.advance(1);
    const refused = await ask(token);
    expect(refused.json<{ detail: string }>().detail).toBe(
      'Your session has ended. Sign in again to continue.',
    );
  });

  it("lasts 12 hours from its last use, even if that wasn't recorded", async () => {
    const token = await signIn();
    clock.advance(hour);
    await ask(token);
    clock.advance(4 * minute);
    await ask(token);
    clock.advance(12 * hour);
    expect(await isLive(token)).toBe(true);
  });

  it("isn't extended by an idle screen", async () => {
    const token = await signIn();
    clock.advance(11 * hour);
    expect((await keepCurrent(token)).statusCode).toBe(200);
    clock.advance(hour);
    expect(await isLive(token)).toBe(false);
  });

  it('kept for a shift lasts 16 hours from then, used or not', async () => {
    const token = await signIn();
    clock.advance(8 * hour);
    const kept = await test.call(keepSession, {}, { token });
    expect(kept.json()).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ current: true, keptUntil: '2026-03-03T12:00:00.000Z' }),
      ]) as unknown,
    });
    clock.advance(16 * hour - 1);
    expect(await isLive(token)).toBe(true);
    clock.advance(1);
    expect(await isLive(token)).toBe(false);
  });

  it("can't be extended beyond 30 days", async () => {
    const token = await signIn();
    for (let passed = 0; passed < 30 * day; passed += 15 * hour) {
      await test.call(keepSession, {}, { token });
      clock.advance(15 * hour);
    }
    expect(await isLive(token)).toBe(false);
  });

  it('with "Remember me" lasts 30 days, used or not', async () => {
    const token = await signIn(true);
    clock.advance(30 * day - 1);
    expect(await isLive(token)).toBe(true);
    clock.advance(1);
    expect(await isLive(token)).toBe(false);
  });

  it('closes its open streams after too long without use', async () => {
    const store = await addStore(test.platform.db);
    const { id, email } = await addUser(test.platform.db, { store, role: 'staff' });
    await signIn(false, email);
    const session = await test.platform.db
      .selectFrom('sessions')
      .where('userId', '=', id)
      .where('network', '<>', '')
      .select('id')
      .executeTakeFirstOrThrow();
    const access = async () =>
      findStreamAccess(test.platform.db, session.id, store.id, clock.now());
    expect(await access()).toBe('valid');
    clock.advance(12 * hour);
    expect(await access()).toBe('ended');
  });
});
