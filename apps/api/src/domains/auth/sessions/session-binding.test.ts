import {
  changePassword,
  findSession,
  login,
  logout,
  type LoginAnswer,
} from '@counter/contract/auth';
import { followStore } from '@counter/contract/stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSecret } from '../../../platform/kernel/crypto.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { findMails } from '../../../testing/mails/mails.ts';
import { addStore, addUser, testPassword } from '../../../testing/stores/marketplace.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const home = '203.0.113.7';
const elsewhere = '198.51.100.9';

type Place = {
  readonly cookie?: string | undefined;
  readonly from?: string;
  readonly userAgent?: string;
  /** Null for an API client. */
  readonly origin?: string | null;
};

describe('a session', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(async () => test.close());

  function headersOf({ cookie, userAgent = chrome, origin = 'https://counter.test' }: Place) {
    return {
      'user-agent': userAgent,
      ...(origin === null ? {} : { origin }),
      ...(cookie === undefined ? {} : { cookie: `__Host-counter-device=${cookie}` }),
    };
  }

  async function signIn(email: string, place: Place = {}) {
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/v1${login.path}`,
      remoteAddress: place.from ?? home,
      headers: headersOf(place),
      payload: { email, password: testPassword },
    });
    const set = response.cookies.find(({ name }) => name === '__Host-counter-device');
    return { token: response.json<LoginAnswer>().data.token, cookie: set?.value, set };
  }

  const ask = async (token: string, place: Place = {}, path: string = findSession.path) =>
    test.app.inject({
      url: `/api/v1${path}`,
      remoteAddress: place.from ?? home,
      headers: { ...headersOf(place), authorization: `Bearer ${token}` },
    });
  const statusOf = async (token: string, place: Place) => (await ask(token, place)).statusCode;
  const subjectsTo = async (email: string) =>
    (await findMails(test.platform.db, email)).map(({ subject }) => subject);
  const addPerson = async () => addUser(test.platform.db);

  it("of a browser sets a cookie that scripts and other sites can't use", async () => {
    const { email } = await addPerson();
    const { set } = await signIn(email);
    expect(set).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
    expect(set?.domain).toBeUndefined();
  });

  it('sets a cookie that works over plain HTTP if the public URL is HTTP', async () => {
    const local = await createTestApp({ publicUrl: 'http://localhost:3000' });
    const { email } = await addUser(local.platform.db);
    const response = await local.app.inject({
      method: 'POST',
      url: `/api/v1${login.path}`,
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { email, password: testPassword },
    });
    expect(response.cookies).toMatchObject([{ name: 'counter-device', httpOnly: true }]);
    expect(response.cookies[0]).not.toHaveProperty('secure');
    await local.close();
  });

  it('works with its cookie from any network', async () => {
    const { email } = await addPerson();
    const { token, cookie } = await signIn(email);
    expect(await statusOf(token, { cookie, from: elsewhere })).toBe(200);
  });

  it("shares its cookie with later sessions of the browser, even other people's", async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    const first = await signIn(ada.email);
    const second = await signIn(ben.email, { cookie: first.cookie });
    expect(second.cookie).toBe(first.cookie);
    const { cookie } = second;
    expect([
      await statusOf(first.token, { cookie }),
      await statusOf(second.token, { cookie }),
    ]).toEqual([200, 200]);
  });

  it.each([
    ['without the cookie', {}],
    ['with the cookie of another browser', { cookie: 'x'.repeat(43) }],
  ])(
    'ends when its token is used elsewhere %s, and the owner is notified',
    async (_how, stolen) => {
      const { email } = await addPerson();
      const { token, cookie } = await signIn(email);
      const refused = await ask(token, { ...stolen, from: elsewhere, userAgent: 'curl/8' });
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({ code: 'NOT_SIGNED_IN' });
      const own = await ask(token, { cookie });
      expect(own.statusCode).toBe(401);
      expect(own.json<{ detail: string }>().detail).toContain('used outside this browser');
      await ask(token, { ...stolen, from: elsewhere });
      expect(await subjectsTo(email)).toEqual(['Someone used your session from elsewhere']);
      expect((await findMails(test.platform.db, email))[0]?.body).toContain(elsewhere);
      expect((await findAudit(test.platform.db, 'session.carried')).length).toBeGreaterThan(0);
    },
  );

  it('is refused before it reaches a store, and its streams end', async () => {
    const store = await addStore(test.platform.db);
    const { email } = await addUser(test.platform.db, { store, role: 'owner' });
    const { token } = await signIn(email);
    const stream = followStore.path.replace('{storeId}', String(store.id));
    expect((await ask(token, { from: elsewhere }, stream)).statusCode).toBe(401);
  });

  it('ends quietly if the same browser lost its cookie', async () => {
    const { email } = await addPerson();
    const { token } = await signIn(email);
    const refused = await ask(token);
    expect(refused.statusCode).toBe(401);
    expect(refused.json<{ detail: string }>().detail).toContain('cookies');
    expect(await subjectsTo(email)).toEqual([]);
  });

  it('of an API client needs no cookie', async () => {
    const { email } = await addPerson();
    const { token, set } = await signIn(email, { origin: null, userAgent: 'till/1' });
    expect(set).toBeUndefined();
    expect(await statusOf(token, { origin: null, from: elsewhere })).toBe(200);
  });

  it('that has ended triggers no warning mail', async () => {
    const { email } = await addPerson();
    const { token, cookie } = await signIn(email);
    await test.app.inject({
      method: 'POST',
      url: `/api/v1${logout.path}`,
      headers: { ...headersOf({ cookie }), authorization: `Bearer ${token}` },
    });
    expect(await statusOf(token, { from: elsewhere })).toBe(401);
    expect(await subjectsTo(email)).toEqual([]);
  });

  describe('a sign-in from a new device', () => {
    const newSignIns = async (email: string) =>
      (await subjectsTo(email)).filter((subject) => subject === 'New sign-in to your account');

    it("is mailed, except for an account's first device", async () => {
      const { email } = await addPerson();
      await signIn(email);
      expect(await newSignIns(email)).toEqual([]);
      await signIn(email, { from: elsewhere });
      expect(await newSignIns(email)).toHaveLength(1);
      const [mail] = await findMails(test.platform.db, email);
      expect(mail?.body).toContain(`Chrome on Linux, IP address ${elsewhere}`);
    });

    it("isn't new the next time, on any network", async () => {
      const { email } = await addPerson();
      const { cookie } = await signIn(email);
      await signIn(email, { cookie, from: elsewhere });
      expect(await newSignIns(email)).toEqual([]);
    });

    it('is new to each account of a shared browser', async () => {
      const [ada, ben] = [await addPerson(), await addPerson()];
      const { cookie } = await signIn(ada.email);
      await signIn(ben.email, { from: elsewhere });
      await signIn(ben.email, { cookie });
      expect(await newSignIns(ben.email)).toHaveLength(1);
    });

    it('is new again after a password change', async () => {
      const { email, id } = await addPerson();
      const ben = await addPerson();
      const his = await signIn(ben.email);
      const kept = await signIn(email);
      const other = await signIn(email, { from: elsewhere });
      await test.app.inject({
        method: 'POST',
        url: `/api/v1${changePassword.path}`,
        headers: { ...headersOf(kept), authorization: `Bearer ${kept.token}` },
        payload: { password: testPassword, newPassword: testPassword },
      });
      const devices = await test.platform.db
        .selectFrom('deviceAccounts')
        .innerJoin('devices', 'devices.id', 'deviceAccounts.deviceId')
        .where('userId', '=', id)
        .select('tokenHash')
        .execute();
      expect(devices.map((device) => device.tokenHash)).toEqual([hashSecret(kept.cookie ?? '')]);
      await signIn(email, { cookie: other.cookie });
      expect(await newSignIns(email)).toHaveLength(2);
      await signIn(ben.email, { cookie: his.cookie });
      expect(await newSignIns(ben.email)).toEqual([]);
    });

    it('from an API client is mailed too and recognized by its network', async () => {
      const { email } = await addPerson();
      await signIn(email);
      const till = { origin: null, userAgent: 'till/1' };
      await signIn(email, till);
      await signIn(email, till);
      expect(await newSignIns(email)).toHaveLength(1);
      await signIn(email, { ...till, from: elsewhere });
      expect(await newSignIns(email)).toHaveLength(2);
    });
  });
});
