import {
  confirmEmail,
  findProfile,
  login,
  logout,
  requestEmailChange,
  signUp,
  type LoginAnswer,
  type Profile,
} from '@counter/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusesOf } from '../../../testing/answers.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findLinkToken } from '../../../testing/mails/mails.ts';

const password = 'Four-words-1';

describe('opening a confirmation link', () => {
  let test: TestApp;
  let serial = 0;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(async () => test.close());

  const freshEmail = () => {
    serial += 1;
    return `maya-${serial}@bakery.test`;
  };
  async function join() {
    const email = freshEmail();
    const response = await test.call(signUp, {
      body: { firstName: 'Maya', lastName: 'Lind', phoneNumber: '2125550142', email, password },
    });
    return { email, token: response.json<LoginAnswer>().data.token };
  }
  type Joined = Awaited<ReturnType<typeof join>>;
  /** Opens a link where nobody is signed in, and types the password. */
  const confirm = async (token: string, typed = password) =>
    test.call(confirmEmail, { body: { token, password: typed } });
  const change = async (person: Joined, email: string) =>
    test.call(requestEmailChange, { body: { email, password } }, person);
  const profileOf = async (person: Joined) =>
    (await test.call(findProfile, {}, person)).json<{ data: Profile }>().data;
  const signIn = async (email: string) =>
    (await test.call(login, { body: { email, password } })).statusCode;

  it('needs no password from the signed-in owner of the account', async () => {
    const person = await join();
    const token = await findLinkToken(test.platform.db, person.email);
    const response = await test.call(confirmEmail, { body: { token } }, person);
    expect(response.statusCode).toBe(200);
    expect((await profileOf(person)).emailConfirmed).toBe(true);
  });

  it('needs the password if nobody or somebody else is signed in', async () => {
    const [person, stranger, signedOut] = [await join(), await join(), await join()];
    await test.call(logout, {}, signedOut);
    const token = await findLinkToken(test.platform.db, person.email);
    for (const caller of [{}, stranger, signedOut, { token: 'made-up' }]) {
      const asked = await test.call(confirmEmail, { body: { token } }, caller);
      expect(asked.statusCode).toBe(401);
      const message = 'Enter the password you signed up with to confirm this address.';
      expect(asked.json()).toMatchObject({
        code: 'PASSWORD_REQUIRED',
        errors: [{ path: 'password', message }],
      });
    }
    expect((await profileOf(person)).emailConfirmed).toBe(false);
    const body = { token, password };
    expect((await test.call(confirmEmail, { body }, stranger)).statusCode).toBe(200);
    expect((await profileOf(person)).emailConfirmed).toBe(true);
  });

  it('refuses a wrong password and locks the network out after too many', async () => {
    const person = await join();
    const token = await findLinkToken(test.platform.db, person.email);
    const wrong = await confirm(token, 'wrong');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ errors: [{ path: 'password' }] });
    const more = Array.from({ length: 9 }, async () => confirm(token, 'wrong'));
    expect(statusesOf(await Promise.all(more)).at(-1)).toBe(429);
    expect((await confirm(token)).json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect(await signIn(person.email)).toBe(429);
    expect((await profileOf(person)).emailConfirmed).toBe(false);
    const signedIn = await test.call(confirmEmail, { body: { token } }, person);
    expect(signedIn.statusCode).toBe(200);
  });

  it('resets the count of wrong passwords after the right one', async () => {
    const person = await join();
    const token = await findLinkToken(test.platform.db, person.email);
    for (let guess = 1; guess < 10; guess += 1) await confirm(token, 'wrong');
    expect((await confirm(token)).statusCode).toBe(200);
    const other = await test.call(login, { body: { email: person.email, password: 'wrong' } });
    expect(other.statusCode).toBe(401);
  });

  it("doesn't give a stranger the address when the mailbox's owner opens the stranger's link", async () => {
    const stranger = await join();
    const email = freshEmail();
    await change(stranger, email);
    const token = await findLinkToken(test.platform.db, email);
    const asked = await test.call(confirmEmail, { body: { token } }, await join());
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({
      code: 'PASSWORD_REQUIRED',
      message: 'Enter the password you log in with to confirm this address.',
    });
    expect(await profileOf(stranger)).toMatchObject({
      email: stranger.email,
      pendingEmail: email,
    });
  });
});
