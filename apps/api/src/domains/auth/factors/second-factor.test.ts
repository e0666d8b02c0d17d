import {
  confirmSecondFactor,
  findProfile,
  login,
  offerSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type Profile,
  type SecondFactorOffer,
} from '@counter/contract/auth';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { statusesOf } from '../../../testing/answers.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { findMails } from '../../../testing/mails/mails.ts';
import { addUser, testPassword } from '../../../testing/stores/marketplace.ts';

const start = new Date('2026-03-02T12:00:00Z');
const step = 30_000;

describe('the second factor', () => {
  const clock = movableClock(start);
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ clock });
  });
  beforeEach(() => clock.set(start));
  afterAll(async () => test.close());

  type Person = Awaited<ReturnType<typeof addUser>>;
  type Protected = Person & { readonly secret: string; readonly recoveryCodes: readonly string[] };

  const addPerson = async () => addUser(test.platform.db);
  /** The password and, where they have a factor, a code of it. */
  const proof = (person: Person | Protected, password = testPassword) => {
    if (!('secret' in person)) return { body: { password } };
    clock.advance(step);
    return { body: { password, code: codeOf(person.secret) } };
  };
  const offer = async (person: Person, password?: string) =>
    test.call(offerSecondFactor, proof(person, password), person);
  const confirm = async ({ token }: Person, code: string) =>
    test.call(confirmSecondFactor, { body: { code } }, { token });
  const remove = async (person: Person, password?: string) =>
    test.call(removeSecondFactor, proof(person, password), person);
  const renew = async (person: Person, password?: string) =>
    test.call(renewRecoveryCodes, proof(person, password), person);
  const codeOf = (secret: string) =>
    new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
  const signIn = async ({ email }: Person, code?: string, password = testPassword) =>
    test.call(login, { body: { email, password, ...(code === undefined ? {} : { code }) } });
  const codesIn = (response: Awaited<ReturnType<typeof confirm>>) =>
    response.json<{ data: { recoveryCodes: string[] } }>().data.recoveryCodes;
  const stateOf = async ({ token }: Person) =>
    (await test.call(findProfile, {}, { token })).json<{ data: Profile }>().data.secondFactor;

  /** A person with the second factor on, a minute ago. */
  async function addProtected(): Promise<Protected> {
    const person = await addPerson();
    const { secret } = (await offer(person)).json<{ data: SecondFactorOffer }>().data;
    const recoveryCodes = codesIn(await confirm(person, codeOf(secret)));
    clock.advance(2 * step);
    return { ...person, secret, recoveryCodes };
  }

  it('counts only after a code is confirmed', async () => {
    const person = await addPerson();
    const { secret, uri } = (await offer(person)).json<{ data: SecondFactorOffer }>().data;
    expect(uri).toContain(secret);
    expect(await stateOf(person)).toMatchObject({ enabled: false, recoveryCodesLeft: 0 });
    expect((await signIn(person)).statusCode).toBe(200);
    const wrong = await confirm(person, codeOf(secret) === '000000' ? '000001' : '000000');
    expect(wrong.json()).toMatchObject({ code: 'INVALID_FIELDS', errors: [{ path: 'code' }] });
    const confirmed = await confirm(person, codeOf(secret));
    expect(codesIn(confirmed)).toHaveLength(10);
    expect(await stateOf(person)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect((await signIn(person)).json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  });

  it('accepts a code with a space, and only for the latest secret', async () => {
    const person = await addPerson();
    const first = (await offer(person)).json<{ data: SecondFactorOffer }>().data;
    const second = (await offer(person)).json<{ data: SecondFactorOffer }>().data;
    expect((await confirm(person, codeOf(first.secret))).statusCode).toBe(422);
    const code = codeOf(second.secret);
    const response = await confirm(person, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(response.statusCode).toBe(200);
  });

  it('is confirmed once, even if the code is sent twice at once', async () => {
    const person = await addPerson();
    const { secret } = (await offer(person)).json<{ data: SecondFactorOffer }>().data;
    const answers = await Promise.all([1, 2].map(async () => confirm(person, codeOf(secret))));
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await stateOf(person)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
  });

  it("can't be confirmed before setup, nor set up or confirmed while it is on", async () => {
    expect((await confirm(await addPerson(), '123456')).json()).toMatchObject({ code: 'CONFLICT' });
    const person = await addProtected();
    expect((await offer(person)).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await confirm(person, codeOf(person.secret))).json()).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is asked for only after the right password', async () => {
    const person = await addProtected();
    const wrong = await signIn(person, codeOf(person.secret), 'wrong');
    expect(wrong.json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect((await signIn(person)).statusCode).toBe(401);
    expect((await signIn(person, codeOf(person.secret))).statusCode).toBe(200);
  });

  it('accepts a code once, even if it is sent twice at once', async () => {
    const person = await addProtected();
    const code = codeOf(person.secret);
    const answers = await Promise.all([1, 2, 3].map(async () => signIn(person, code)));
    expect(statusesOf(answers)).toEqual([200, 401, 401]);
    expect((await signIn(person, code)).json()).toMatchObject({
      code: 'WRONG_CODE',
      errors: [{ path: 'code' }],
    });
    clock.advance(step);
    expect((await signIn(person, codeOf(person.secret))).statusCode).toBe(200);
  });

  it("doesn't accept the code that switched it on a second time", async () => {
    const person = await addPerson();
    const { secret } = (await offer(person)).json<{ data: SecondFactorOffer }>().data;
    await confirm(person, codeOf(secret));
    expect((await signIn(person, codeOf(secret))).json()).toMatchObject({ code: 'WRONG_CODE' });
  });

  it.each([
    ['half a minute', step, 200],
    ['a whole minute', 2 * step, 401],
  ])('accepts or refuses a code that is %s old: %i', async (_age, age, status) => {
    const person = await addProtected();
    const code = codeOf(person.secret);
    clock.advance(age);
    expect((await signIn(person, code)).statusCode).toBe(status);
  });

  it('counts wrong codes as wrong passwords', async () => {
    const person = await addProtected();
    const answers = [];
    for (let guess = 1; guess <= 10; guess += 1) answers.push(await signIn(person, 'AAAAA'));
    expect(answers[0]?.json()).toMatchObject({ code: 'WRONG_CODE' });
    const locked = await signIn(person, codeOf(person.secret));
    expect(locked.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect((await findMails(test.platform.db, person.email)).at(-1)?.subject).toBe(
      'Too many wrong passwords',
    );
  });

  it('accepts a recovery code once, even if it is sent twice at once', async () => {
    const person = await addProtected();
    const [code = ''] = person.recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const answers = await Promise.all([1, 2, 3].map(async () => signIn(person, typed)));
    expect(statusesOf(answers)).toEqual([200, 401, 401]);
    expect(await stateOf(person)).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await findAudit(test.platform.db, 'session.create')).at(-1)).toMatchObject({
      entityId: person.id,
      after: { secondFactor: 'recovery code' },
    });
  });

  it("refuses another person's recovery code", async () => {
    const [one, other] = [await addProtected(), await addProtected()];
    expect((await signIn(one, other.recoveryCodes[0])).statusCode).toBe(401);
  });

  it('replaces its recovery codes and refuses the old ones', async () => {
    const person = await addProtected();
    const [code = ''] = codesIn(await renew(person));
    expect((await signIn(person, person.recoveryCodes[0])).statusCode).toBe(401);
    expect((await signIn(person, code)).statusCode).toBe(200);
    expect(await stateOf(person)).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await renew(await addPerson())).json()).toMatchObject({ code: 'CONFLICT' });
  });

  it('can be switched off with password and code; repeating it is harmless', async () => {
    const person = await addProtected();
    const { secret: _secret, ...unprotected } = person;
    for (const by of [person, unprotected]) {
      expect((await remove(by)).json()).toMatchObject({
        data: { secondFactor: { enabled: false, recoveryCodesLeft: 0 } },
      });
    }
    expect((await signIn(person)).statusCode).toBe(200);
    expect((await findAudit(test.platform.db, 'user.disableSecondFactor')).length).toBe(1);
  });

  it.each([
    ['offering it', offer],
    ['switching it off', remove],
    ['renewing the recovery codes', renew],
  ])('asks for the password before %s and counts wrong ones', async (_what, act) => {
    const person = await addPerson();
    const wrong = await act(person, 'wrong');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ code: 'INVALID_FIELDS', errors: [{ path: 'password' }] });
    for (let guess = 2; guess <= 10; guess += 1) await act(person, 'wrong');
    expect((await act(person)).json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect((await signIn(person)).statusCode).toBe(200);
  });

  it('is reported by mail when it is added, gets new codes, or is removed', async () => {
    const person = await addProtected();
    await renew(person);
    await remove(person);
    const subjects = (await findMails(test.platform.db, person.email)).map(
      ({ subject }) => subject,
    );
    expect(subjects).toEqual([
      'A second factor was added to your account',
      'You have new recovery codes',
      'A second factor was removed from your account',
    ]);
  });

  it('ends all earlier sessions except the one that added it', async () => {
    const person = await addPerson();
    const { token } = (await signIn(person)).json<{ data: { token: string } }>().data;
    const isOpen = async (one: string) =>
      (await test.call(findProfile, {}, { token: one })).statusCode === 200;
    const { secret } = (await offer(person)).json<{ data: SecondFactorOffer }>().data;
    expect(await isOpen(token)).toBe(true);
    expect((await confirm(person, codeOf(secret))).json()).toMatchObject({
      message: 'Your authenticator app is added. Every other device is signed out.',
    });
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(person.token)).toBe(true);
  });

  it.each([
    ['removing it', remove],
    ['renewing the recovery codes', renew],
  ])('requires a code before %s', async (_what, act) => {
    const { secret: _secret, ...withoutCode } = await addProtected();
    expect((await act(withoutCode)).json()).toMatchObject({
      code: 'INVALID_FIELDS',
      errors: [{ path: 'code' }],
    });
    expect(await stateOf(withoutCode)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
  });

  it('is stored encrypted, its recovery codes as hashes', async () => {
    const person = await addProtected();
    const { db, vault } = test.platform;
    const row = await db
      .selectFrom('users')
      .where('id', '=', person.id)
      .select('totpSecret')
      .executeTakeFirstOrThrow();
    const sealed = row.totpSecret ?? Buffer.of();
    expect(sealed.includes(person.secret)).toBe(false);
    expect(vault.open(sealed, `users.totp_secret ${person.id}`)).toBe(person.secret);
    const codes = await db.selectFrom('recoveryCodes').selectAll().execute();
    const entries = await db.selectFrom('auditEntries').selectAll().execute();
    const stored = JSON.stringify([codes, entries]);
    for (const text of [person.secret, ...person.recoveryCodes]) expect(stored).not.toContain(text);
  });
});
