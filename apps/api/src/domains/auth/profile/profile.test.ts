import {
  changePassword,
  findProfile,
  findSession,
  login,
  updateProfile,
  type Profile,
  type ProfileRequest,
} from '@counter/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { statusesOf } from '../../../testing/answers.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { findMails } from '../../../testing/mails/mails.ts';
import { addUser, testPassword } from '../../../testing/stores/marketplace.ts';

const newPassword = 'Four-words-1';

describe('a profile', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ clock: movableClock(new Date('2026-03-02T12:00:00Z')) });
  });
  afterAll(async () => test.close());

  type Person = Awaited<ReturnType<typeof addUser>>;
  const addPerson = async () => addUser(test.platform.db);
  const find = async ({ token }: Person) =>
    (await test.call(findProfile, {}, { token })).json<{ data: Profile }>().data;
  const update = async ({ token }: Person, body: ProfileRequest) =>
    test.call(updateProfile, { body }, { token });
  const change = async ({ token }: Person, body: { password: string; newPassword: string }) =>
    test.call(changePassword, { body }, { token });
  const signIn = async ({ email }: Person, password: string) =>
    test.call(login, { body: { email, password } });
  const maya = {
    fullName: ' Maya Lind ',
    phoneNumber: '+1 212 555 0142',
    dateOrder: 'YEAR_FIRST',
    clock: 'AUTOMATIC',
  } as const;

  it('shows the account', async () => {
    const person = await addPerson();
    expect(await find(person)).toEqual({
      userId: person.id,
      fullName: person.name,
      phoneNumber: '',
      email: person.email,
      emailConfirmed: true,
      emailBounced: null,
      pendingEmail: null,
      dateOrder: 'AUTOMATIC',
      clock: 'AUTOMATIC',
      usualDates: { order: 'MONTH_FIRST', clock: '12_HOUR' },
      secondFactor: {
        enabled: false,
        recoveryCodesLeft: 0,
        authenticatorSince: null,
        passkeys: [],
      },
    });
  });

  it('saves name, phone number and date format', async () => {
    const [person, other] = [await addPerson(), await addPerson()];
    const expected = {
      fullName: 'Maya Lind',
      phoneNumber: maya.phoneNumber,
      dateOrder: 'YEAR_FIRST',
      clock: 'AUTOMATIC',
    };
    expect((await update(person, maya)).json()).toMatchObject({ data: expected });
    const session = await test.call(findSession, {}, { token: person.token });
    expect(session.json()).toMatchObject({
      data: { fullName: 'Maya Lind', dates: { order: 'YEAR_FIRST', clock: '12_HOUR' } },
    });
    expect((await find(other)).fullName).toBe(other.name);
  });

  it('logs what changes, and nothing if nothing does', async () => {
    const person = await addPerson();
    await update(person, maya);
    await update(person, maya);
    await update(person, { ...maya, dateOrder: 'DAY_FIRST' });
    const entries = await findAudit(test.platform.db, 'user.update');
    expect(entries.filter(({ entityId: id }) => id === person.id)).toMatchObject([
      { before: { fullName: person.name }, after: { fullName: 'Maya Lind' } },
      { before: { dateOrder: 'YEAR_FIRST' }, after: { dateOrder: 'DAY_FIRST' } },
    ]);
  });

  describe('its password', () => {
    it('signs out every other device when changed', async () => {
      const person = await addPerson();
      await signIn(person, testPassword);
      const response = await change(person, { password: testPassword, newPassword });
      expect(response.json()).toMatchObject({ data: { endedSessions: 1 } });
      expect((await test.call(findProfile, {}, person)).statusCode).toBe(200);
      expect((await signIn(person, testPassword)).statusCode).toBe(401);
      expect((await signIn(person, newPassword)).statusCode).toBe(200);
    });

    it('is reported by mail and in the audit log when changed', async () => {
      const person = await addPerson();
      await change(person, { password: testPassword, newPassword });
      const subjects = (await findMails(test.platform.db, person.email)).map((one) => one.subject);
      expect(subjects).toEqual(['Your password was changed']);
      const entries = await findAudit(test.platform.db, 'user.changePassword');
      expect(entries.at(-1)).toMatchObject({ entityId: person.id, actorId: person.id });
      expect(JSON.stringify(entries)).not.toContain(newPassword);
    });

    it('needs the old one to change, and counts wrong ones', async () => {
      const person = await addPerson();
      const wrong = await change(person, { password: 'wrong', newPassword });
      expect(wrong.json()).toMatchObject({
        code: 'INVALID_FIELDS',
        errors: [{ path: 'password' }],
      });
      await Promise.all(
        Array.from({ length: 9 }, async () => change(person, { password: 'wrong', newPassword })),
      );
      const locked = await change(person, { password: testPassword, newPassword });
      expect(locked.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
      expect((await signIn(person, testPassword)).statusCode).toBe(200);
    });

    it('is changed by only one of two simultaneous requests', async () => {
      const person = await addPerson();
      const answers = await Promise.all(
        ['Four-words-1', 'Four-words-2'].map(async (chosen) =>
          change(person, { password: testPassword, newPassword: chosen }),
        ),
      );
      expect(statusesOf(answers)).toEqual([200, 409]);
    });
  });
});
