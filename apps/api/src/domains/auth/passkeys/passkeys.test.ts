import {
  addPasskey,
  findProfile,
  findSession,
  login,
  removePasskey,
  renewRecoveryCodes,
  signInWithPasskey,
  startPasskey,
  startPasskeyProof,
  startPasskeySignIn,
  type PasskeyAssertion,
  type PasskeyRegistration,
  type Profile,
} from '@counter/contract/auth';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { statusesOf } from '../../../testing/answers.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findMails } from '../../../testing/mails/mails.ts';
import { addUser, testPassword } from '../../../testing/stores/marketplace.ts';
import { createPasskeyDevice } from '../../../testing/passkeys.ts';

const start = new Date('2026-03-02T12:00:00Z');
const minute = 60_000;

describe('passkeys', () => {
  const clock = movableClock(start);
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ clock });
  });
  beforeEach(() => clock.set(start));
  afterAll(async () => test.close());

  type Person = Awaited<ReturnType<typeof addUser>>;
  const addPerson = async () => addUser(test.platform.db);
  const optionsIn = (response: LightMyRequestResponse) =>
    response.json<{ data: { options: string } }>().data.options;
  const password = testPassword;

  const startAdding = async ({ token }: Person, proof: object = { password }) =>
    test.call(startPasskey, { body: { password, ...proof } }, { token });
  const add = async ({ token }: Person, passkey: PasskeyRegistration, name = 'Laptop') =>
    test.call(addPasskey, { body: { name, passkey } }, { token });
  const proofOptions = async ({ token }: Person) =>
    optionsIn(await test.call(startPasskeyProof, {}, { token }));
  const signInOptions = async () => optionsIn(await test.call(startPasskeySignIn, {}));
  const signIn = async (passkey: PasskeyAssertion, email?: string) =>
    test.call(signInWithPasskey, { body: { passkey, ...(email ? { email } : {}) } });
  const renew = async ({ token }: Person, proof: object) =>
    test.call(renewRecoveryCodes, { body: { password, ...proof } }, { token });
  const factorsOf = async ({ token }: Person) =>
    (await test.call(findProfile, {}, { token })).json<{ data: Profile }>().data.secondFactor;

  /** A person with one passkey. */
  async function addHolder() {
    const person = await addPerson();
    const device = createPasskeyDevice();
    const added = await add(person, device.register(optionsIn(await startAdding(person))));
    expect(added.statusCode).toBe(200);
    const { recoveryCodes } = added.json<{ data: { recoveryCodes: string[] } }>().data;
    return { ...person, device, recoveryCodes };
  }

  it('is a second factor with its own recovery codes, reported by mail', async () => {
    const person = await addHolder();
    expect(person.recoveryCodes).toHaveLength(10);
    expect(await factorsOf(person)).toMatchObject({
      enabled: true,
      authenticatorSince: null,
      passkeys: [{ name: 'Laptop', addedAt: start.toISOString(), lastUsedAt: null }],
    });
    const [mail] = await findMails(test.platform.db, person.email);
    expect(mail?.body).toContain('passkey "Laptop"');
    const refused = await test.call(login, { body: { email: person.email, password } });
    expect(refused.json()).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      errors: [{ path: 'code' }, { path: 'passkey' }],
    });
  });

  it('signs in on its own, even while others type wrong passwords', async () => {
    const person = await addHolder();
    for (let guess = 1; guess <= 10; guess += 1) {
      await test.call(login, { body: { email: person.email, password: 'wrong' } });
    }
    const answer = await signIn(person.device.assert(await signInOptions()));
    expect(answer.json()).toMatchObject({ authenticated: true, data: { userId: person.id } });
    const { token } = answer.json<{ data: { token: string } }>().data;
    expect((await test.call(findSession, {}, { token })).statusCode).toBe(200);
    expect((await factorsOf(person)).passkeys[0]?.lastUsedAt).toBe(start.toISOString());
  });

  it('signs in only to the account it belongs to', async () => {
    const [person, other] = [await addHolder(), await addHolder()];
    const foreign = await signIn(other.device.assert(await signInOptions()), person.email);
    expect(foreign.json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const own = await signIn(person.device.assert(await signInOptions()), person.email);
    expect(own.statusCode).toBe(200);
  });

  it('accepts a challenge once, even if it is answered twice at once', async () => {
    const { device } = await addHolder();
    const assertion = device.assert(await signInOptions());
    const answers = await Promise.all([1, 2, 3].map(async () => signIn(assertion)));
    expect(statusesOf(answers)).toEqual([200, 401, 401]);
  });

  it('accepts a challenge for five minutes', async () => {
    const { device } = await addHolder();
    const assertion = device.assert(await signInOptions());
    clock.advance(5 * minute);
    expect((await signIn(assertion)).statusCode).toBe(401);
  });

  it.each([
    ['another site', { origin: 'https://counter.test.evil.example' }],
    ['nobody verified', { verified: false }],
    ['a counter that stands still', { signCount: 1 }],
    ['a counter that goes back', { signCount: 0 }],
  ])('refuses %s', async (_what, wish) => {
    const { device } = await addHolder();
    expect((await signIn(device.assert(await signInOptions(), wish))).statusCode).toBe(401);
  });

  it('refuses a clone when two answers with the same counter arrive at once', async () => {
    const { device } = await addHolder();
    const assertions = [
      device.assert(await signInOptions(), { signCount: 7 }),
      device.assert(await signInOptions(), { signCount: 7 }),
    ];
    const answers = await Promise.all(assertions.map(async (assertion) => signIn(assertion)));
    expect(statusesOf(answers)).toEqual([200, 401]);
  });

  it('accepts devices that have no counter', async () => {
    const person = await addPerson();
    const device = createPasskeyDevice();
    await add(person, device.register(optionsIn(await startAdding(person)), { signCount: 0 }));
    for (const _ of ['first', 'second']) {
      const assertion = device.assert(await signInOptions(), { signCount: 0 });
      expect((await signIn(assertion)).statusCode).toBe(200);
    }
  });

  it("refuses another device's signature and an unknown passkey", async () => {
    const person = await addHolder();
    const [thief, stranger] = [createPasskeyDevice(), createPasskeyDevice()];
    const forged = { ...thief.assert(await signInOptions()), id: '', rawId: '' };
    const { id } = person.device.assert(await signInOptions());
    expect((await signIn({ ...forged, id, rawId: id })).statusCode).toBe(401);
    expect((await signIn(stranger.assert(await signInOptions()))).statusCode).toBe(401);
  });

  it('proves identity together with the password, in the session that asked', async () => {
    const person = await addHolder();
    const options = await proofOptions(person);
    const passkey = person.device.assert(options);
    expect((await renew(person, { passkey, password: 'wrong' })).json()).toMatchObject({
      errors: [{ path: 'password' }],
    });
    expect((await renew(person, { passkey })).statusCode).toBe(200);
    expect((await renew(person, { passkey })).json()).toMatchObject({
      errors: [{ path: 'passkey' }],
    });
  });

  it('refuses a challenge of another session or purpose as proof', async () => {
    const person = await addHolder();
    const other = await addHolder();
    for (const options of [await signInOptions(), await proofOptions(other)]) {
      const refused = await renew(person, { passkey: person.device.assert(options) });
      expect(refused.json()).toMatchObject({ errors: [{ path: 'passkey' }] });
    }
    const proof = person.device.assert(await proofOptions(person));
    expect((await signIn(proof)).statusCode).toBe(401);
  });

  it('is added once, from our site, by the session that gave the proof', async () => {
    const [person, other] = [await addPerson(), await addPerson()];
    expect((await startAdding(person, { password: 'wrong' })).statusCode).toBe(422);
    const options = optionsIn(await startAdding(person));
    const device = createPasskeyDevice();
    const registration = device.register(options);
    expect((await add(other, registration)).json()).toMatchObject({
      errors: [{ path: 'passkey' }],
    });
    expect((await add(person, registration)).statusCode).toBe(422);
    const elsewhere = createPasskeyDevice().register(optionsIn(await startAdding(person)), {
      origin: 'https://evil.example',
    });
    expect((await add(person, elsewhere)).statusCode).toBe(422);
    const unverified = createPasskeyDevice().register(optionsIn(await startAdding(person)), {
      verified: false,
    });
    expect((await add(person, unverified)).statusCode).toBe(422);
    expect(
      (await add(person, device.register(optionsIn(await startAdding(person))))).statusCode,
    ).toBe(200);
    expect((await factorsOf(person)).passkeys).toHaveLength(1);
  });

  it('requires the first factor before a second passkey and keeps the recovery codes', async () => {
    const person = await addHolder();
    expect((await startAdding(person)).json()).toMatchObject({ errors: [{ path: 'code' }] });
    const passkey = person.device.assert(await proofOptions(person));
    const options = optionsIn(await startAdding(person, { passkey }));
    const added = await add(person, createPasskeyDevice().register(options), 'Phone');
    expect(added.json()).toMatchObject({ data: { recoveryCodes: [] } });
    expect((await factorsOf(person)).passkeys.map(({ name }) => name)).toEqual(['Laptop', 'Phone']);
  });

  it('needs a proof to be removed; the last one takes the recovery codes with it', async () => {
    const person = await addHolder();
    const passkeyId = (await factorsOf(person)).passkeys[0]?.id ?? 0;
    const remove = async (proof: object) =>
      test.call(
        removePasskey,
        { body: { passkeyId, password, ...proof } },
        { token: person.token },
      );
    expect((await remove({})).json()).toMatchObject({ errors: [{ path: 'code' }] });
    expect((await remove({ code: person.recoveryCodes[0] })).statusCode).toBe(200);
    expect(await factorsOf(person)).toMatchObject({
      enabled: false,
      recoveryCodesLeft: 0,
      passkeys: [],
    });
    expect((await remove({})).statusCode).toBe(404);
    expect((await signIn(person.device.assert(await signInOptions()))).statusCode).toBe(401);
    const mails = await findMails(test.platform.db, person.email);
    expect(mails.at(-1)).toMatchObject({
      subject: 'A second factor was removed from your account',
    });
    expect((await test.call(login, { body: { email: person.email, password } })).statusCode).toBe(
      200,
    );
  });

  it('stores challenges as hashes', async () => {
    const { challenge } = z
      .object({ challenge: z.string() })
      .parse(JSON.parse(await signInOptions()));
    const rows = await test.platform.db.selectFrom('passkeyChallenges').selectAll().execute();
    const secret = Buffer.from(challenge, 'base64url').toString();
    expect(JSON.stringify(rows.map(({ challengeHash: hash }) => hash.toString()))).not.toContain(
      secret,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});
