import {
  endOneSession,
  findSessions,
  login,
  logout,
  reviewSession,
  type LoginAnswer,
  type NewSignIn,
  type OpenSession,
} from '@counter/contract/auth';
import { findBusinesses } from '@counter/contract/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { addUser, testPassword } from '../../../testing/stores/marketplace.ts';

const laptop =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

type Person = Awaited<ReturnType<typeof addUser>>;

/** A session of a browser, or of an API client, which has no cookie. */
type Signed = { readonly token: string; readonly cookie: string | undefined; readonly id: number };

describe('a sign-in from a new device', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(async () => test.close());

  type From = { readonly userAgent?: string; readonly cookie?: string | undefined; api?: boolean };

  async function signIn(
    { email }: Person,
    { userAgent = phone, cookie, api = false }: From = {},
  ): Promise<Signed> {
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/v1${login.path}`,
      headers: {
        'user-agent': userAgent,
        ...(api ? {} : { origin: 'https://counter.test' }),
        ...(cookie === undefined ? {} : { cookie: `__Host-counter-device=${cookie}` }),
      },
      payload: { email, password: testPassword },
    });
    const { token } = response.json<LoginAnswer>().data;
    const set = response.cookies.find(({ name }) => name === '__Host-counter-device');
    const signed = { token, cookie: set?.value };
    const current = (await list(signed)).find((session) => session.current);
    if (!current) throw new Error('no session is the current one');
    return { ...signed, id: current.id };
  }

  async function ask(
    { token, cookie }: Omit<Signed, 'id'>,
    endpoint: { readonly method: 'GET' | 'POST'; readonly path: string },
    payload?: object,
  ) {
    return test.app.inject({
      method: endpoint.method,
      url: `/api/v1${endpoint.path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(cookie === undefined ? {} : { cookie: `__Host-counter-device=${cookie}` }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
  }

  const list = async (signed: Omit<Signed, 'id'>) =>
    (await ask(signed, findSessions)).json<{ data: OpenSession[] }>().data;
  const review = async (signed: Signed, sessionId: number) =>
    ask(signed, reviewSession, { sessionId });
  const heardOf = async ({ id: userId }: Person, signed: Signed) => {
    const path = findBusinesses.path.replace('{id}', String(userId));
    const answer = await ask(signed, { method: 'GET', path });
    return answer.json<{ newSignIns: NewSignIn[] }>().newSignIns;
  };
  const idsHeard = async (person: Person, signed: Signed) =>
    (await heardOf(person, signed)).map(({ id }) => id);

  /** Adds a person with a known device and a new one. */
  async function addPerson() {
    const person = await addUser(test.platform.db);
    const known = await signIn(person, { userAgent: laptop });
    const fresh = await signIn(person);
    return { person, known, fresh };
  }

  it('is reported to the other devices, not to the new one', async () => {
    const { person, known, fresh } = await addPerson();
    expect(await heardOf(person, known)).toMatchObject([
      { id: fresh.id, device: 'Chrome on Android' },
    ]);
    expect((await list(known)).filter(({ unreviewed }) => unreviewed)).toMatchObject([
      { id: fresh.id },
    ]);
    expect(await heardOf(person, fresh)).toEqual([]);
    expect((await list(fresh)).filter(({ unreviewed }) => unreviewed)).toEqual([]);
  });

  it('stands above earlier ones', async () => {
    const { person, known, fresh } = await addPerson();
    const later = await signIn(person);
    await test.platform.db
      .updateTable('sessions')
      .where('id', '=', fresh.id)
      .set({ createdAt: new Date(Date.UTC(2026, 0, 1)) })
      .execute();
    expect(await idsHeard(person, known)).toEqual([later.id, fresh.id]);
    const latest = await signIn(person);
    await test.platform.db
      .updateTable('sessions')
      .where('id', 'in', [later.id, latest.id])
      .set({ createdAt: new Date(Date.UTC(2026, 0, 2)) })
      .execute();
    expect(await idsHeard(person, known)).toEqual([latest.id, later.id, fresh.id]);
  });

  it("isn't reported to other people", async () => {
    const { fresh } = await addPerson();
    const { person, known, fresh: own } = await addPerson();
    expect(await idsHeard(person, known)).toEqual([own.id]);
    expect(own.id).not.toBe(fresh.id);
  });

  it("isn't reported for an account's first device or a known one", async () => {
    const person = await addUser(test.platform.db);
    const first = await signIn(person, { userAgent: laptop });
    const again = await signIn(person, { userAgent: laptop, cookie: first.cookie });
    expect(await heardOf(person, first)).toEqual([]);
    expect(await heardOf(person, again)).toEqual([]);
  });

  it('is no longer reported once confirmed, which is logged once', async () => {
    const { person, known, fresh } = await addPerson();
    for (const _ of ['first', 'second']) {
      const answer = await review(known, fresh.id);
      expect(answer.statusCode).toBe(200);
      const { data } = answer.json<{ data: OpenSession[] }>();
      expect(data.map(({ id, unreviewed }) => [id, unreviewed])).toContainEqual([fresh.id, false]);
    }
    expect(await heardOf(person, known)).toEqual([]);
    const entries = await findAudit(test.platform.db, 'session.review');
    expect(
      entries.filter(({ after }) => JSON.stringify(after) === `{"confirmed":[${fresh.id}]}`),
    ).toHaveLength(1);
    const third = await signIn(person, { userAgent: laptop });
    expect(await idsHeard(person, fresh)).toEqual([third.id]);
  });

  it('is no longer reported once its session ends', async () => {
    const { person, known, fresh } = await addPerson();
    const answer = await ask(known, endOneSession, { sessionId: fresh.id });
    expect(answer.statusCode).toBe(200);
    expect(await heardOf(person, known)).toEqual([]);
    expect((await ask(fresh, findSessions)).statusCode).toBe(401);
  });

  it("can't be confirmed by an unconfirmed device, including itself", async () => {
    const { person, known, fresh } = await addPerson();
    const other = await signIn(person);
    for (const sessionId of [fresh.id, other.id]) {
      const refused = await review(fresh, sessionId);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ code: 'NOT_ALLOWED' });
    }
    expect(await heardOf(person, fresh)).toEqual([]);
    expect(await idsHeard(person, known)).toEqual([other.id, fresh.id]);
  });

  it("can't be confirmed by another person", async () => {
    const [{ person, known, fresh }, other] = [await addPerson(), await addPerson()];
    for (const sessionId of [fresh.id, 999_999]) {
      const refused = await review(other.known, sessionId);
      expect(refused.statusCode).toBe(404);
    }
    expect(await idsHeard(person, known)).toEqual([fresh.id]);
  });

  it.each([
    ['a browser', { userAgent: phone }],
    ['an API client', { userAgent: 'till/1', api: true }],
  ])('stays new when %s signs out and in again, until confirmed', async (_what, from) => {
    const person = await addUser(test.platform.db);
    const known = await signIn(person, { userAgent: laptop });
    const first = await signIn(person, from);
    await ask(first, logout);
    expect(await heardOf(person, known)).toEqual([]);
    const second = await signIn(person, { ...from, cookie: first.cookie });
    expect(await idsHeard(person, known)).toEqual([second.id]);
    await review(known, second.id);
    const third = await signIn(person, { ...from, cookie: first.cookie });
    expect(await heardOf(person, third)).toEqual([]);
    expect(await heardOf(person, known)).toEqual([]);
  });
});
