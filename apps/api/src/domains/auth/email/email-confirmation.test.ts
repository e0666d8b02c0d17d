import {
  confirmEmail,
  findPasswordReset,
  findProfile,
  forgotPassword,
  login,
  requestEmailChange,
  resendConfirmation,
  signUp,
  type LoginAnswer,
  type Profile,
} from '@counter/contract/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { statusesOf } from '../../../testing/answers.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { findLinkToken, findMails } from '../../../testing/mails/mails.ts';

const start = new Date('2026-03-02T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
const password = 'Four-words-1';

describe('addresses', () => {
  const clock = movableClock(start);
  let test: TestApp;
  let serial = 0;

  beforeAll(async () => {
    test = await createTestApp({ clock });
  });
  beforeEach(() => clock.set(start));
  afterAll(async () => test.close());

  const freshEmail = () => {
    serial += 1;
    return `maya-${serial}@bakery.test`;
  };
  async function join(email = freshEmail()) {
    const response = await test.call(signUp, {
      body: { firstName: 'Maya', lastName: 'Lind', phoneNumber: '2125550142', email, password },
    });
    const { token, userId } = response.json<LoginAnswer>().data;
    return { email, token, userId };
  }
  type Joined = Awaited<ReturnType<typeof join>>;
  /** Opens a link where nobody is signed in, and types the password. */
  const confirm = async (token: string, typed = password) =>
    test.call(confirmEmail, { body: { token, password: typed } });
  const confirmLatest = async (email: string) =>
    confirm(await findLinkToken(test.platform.db, email));
  const resend = async ({ token }: Joined) => test.call(resendConfirmation, {}, { token });
  const change = async ({ token }: Joined, email: string, proof = password) =>
    test.call(requestEmailChange, { body: { email, password: proof } }, { token });
  const profileOf = async ({ token }: Joined) =>
    (await test.call(findProfile, {}, { token })).json<{ data: Profile }>().data;
  const signIn = async (email: string) =>
    (await test.call(login, { body: { email, password } })).statusCode;

  describe('confirming an address', () => {
    it('succeeds every time the link is opened', async () => {
      const person = await join();
      expect((await profileOf(person)).emailConfirmed).toBe(false);
      for (const _ of ['first', 'second']) {
        const response = await confirmLatest(person.email);
        expect(response.statusCode).toBe(200);
        expect(response.json()).toMatchObject({ data: { email: person.email } });
      }
      clock.advance(30 * day);
      expect((await confirmLatest(person.email)).statusCode).toBe(200);
    });

    it('is recorded once, even if the link is opened twice at the same instant', async () => {
      const person = await join();
      const opened = await Promise.all([1, 2, 3].map(async () => confirmLatest(person.email)));
      expect(opened.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      const entries = await findAudit(test.platform.db, 'user.confirmEmail');
      expect(entries.filter(({ entityId: id }) => id === person.userId)).toHaveLength(1);
      expect((await profileOf(person)).emailConfirmed).toBe(true);
    });

    it('works within seven days', async () => {
      const [early, late] = [await join(), await join()];
      clock.advance(7 * day - 1);
      expect((await confirmLatest(early.email)).statusCode).toBe(200);
      clock.advance(1);
      const expired = await confirmLatest(late.email);
      expect(expired.statusCode).toBe(409);
      expect(expired.json()).toMatchObject({
        code: 'LINK_EXPIRED',
        detail: expect.stringContaining('older than seven days') as unknown,
      });
    });

    it('refuses a made-up link', async () => {
      const response = await confirm('made-up');
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
    });

    it("doesn't store the token of the link", async () => {
      const { email } = await join();
      const token = await findLinkToken(test.platform.db, email);
      const rows = await test.platform.db.selectFrom('emailConfirmations').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  describe('resending the link', () => {
    it('sends a new link that works', async () => {
      const person = await join();
      expect((await resend(person)).json()).toMatchObject({ data: { email: person.email } });
      expect(await findMails(test.platform.db, person.email)).toHaveLength(2);
      expect((await confirmLatest(person.email)).statusCode).toBe(200);
    });

    it('does nothing for a confirmed address and says so', async () => {
      const person = await join();
      await confirmLatest(person.email);
      const response = await resend(person);
      expect(response.json()).toMatchObject({
        data: { email: person.email },
        message: expect.stringContaining('already confirmed') as unknown,
      });
      expect(await findMails(test.platform.db, person.email)).toHaveLength(1);
    });

    it('is limited to five mails an hour', async () => {
      const person = await join();
      const sent = await Promise.all([1, 2, 3, 4, 5].map(async () => resend(person)));
      expect(statusesOf(sent)).toEqual([200, 200, 200, 200, 429]);
      const refused = sent.find(({ statusCode }) => statusCode === 429);
      expect(refused?.headers['retry-after']).toBe('3600');
      clock.advance(hour);
      expect((await resend(person)).statusCode).toBe(200);
    });

    it('mails the new address while it is pending', async () => {
      const person = await join();
      const email = freshEmail();
      await change(person, email);
      expect((await resend(person)).json()).toMatchObject({ data: { email } });
      expect((await confirmLatest(email)).statusCode).toBe(200);
    });
  });

  describe('changing an address', () => {
    it('waits for the link and notifies the old address', async () => {
      const person = await join();
      const email = freshEmail();
      const answer = (await change(person, email)).json<{ data: Profile }>().data;
      expect(answer).toMatchObject({ email: person.email, pendingEmail: email });
      const notice = (await findMails(test.platform.db, person.email)).at(-1);
      expect(notice?.subject).toBe('Your email address is about to change');
      expect(notice?.body).not.toContain('confirm_email');
      expect(await signIn(email)).toBe(401);
      await confirmLatest(email);
      expect(await profileOf(person)).toMatchObject({
        email,
        emailConfirmed: true,
        pendingEmail: null,
      });
      expect([await signIn(email), await signIn(person.email)]).toEqual([200, 401]);
    });

    it('lapses after seven days', async () => {
      const person = await join();
      await confirmLatest(person.email);
      const email = freshEmail();
      clock.advance(-6 * day);
      await change(person, email);
      clock.set(start);
      expect((await profileOf(person)).pendingEmail).toBe(email);
      clock.advance(day);
      const { token } = (
        await test.call(login, { body: { email: person.email, password } })
      ).json<LoginAnswer>().data;
      expect((await profileOf({ ...person, token })).pendingEmail).toBeNull();
    });

    it('asks for the password and counts wrong ones', async () => {
      const person = await join();
      const answers = [];
      for (let guess = 1; guess <= 11; guess += 1) {
        answers.push(await change(person, freshEmail(), 'wrong'));
      }
      expect(answers[0]?.json()).toMatchObject({
        code: 'INVALID_FIELDS',
        errors: [
          { path: 'password', message: expect.stringContaining('not your password') as unknown },
        ],
      });
      expect(answers.at(-1)?.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' });
      expect(await signIn(person.email)).toBe(200);
      const subjects = (await findMails(test.platform.db, person.email)).map((one) => one.subject);
      expect(subjects).toContain('Too many wrong passwords');
    });

    it('refuses the current address and one that is taken', async () => {
      const [person, other] = [await join(), await join()];
      expect((await change(person, person.email.toUpperCase())).json()).toMatchObject({
        code: 'INVALID_FIELDS',
        errors: [{ path: 'email' }],
      });
      await confirmLatest(other.email);
      const taken = await change(person, other.email);
      expect(taken.json()).toMatchObject({ code: 'EMAIL_TAKEN', errors: [{ path: 'email' }] });
      expect(await findMails(test.platform.db, other.email)).toHaveLength(1);
    });

    it('fails if a new account confirms the address meanwhile', async () => {
      const person = await join();
      const email = freshEmail();
      await change(person, email);
      const token = await findLinkToken(test.platform.db, email);
      await join(email);
      await confirmLatest(email);
      const refused = await confirm(token);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'EMAIL_TAKEN' });
      expect((await profileOf(person)).email).toBe(person.email);
    });

    it('succeeds for one of two accounts that claim the address at once', async () => {
      const [one, two] = [await join(), await join()];
      const email = freshEmail();
      await change(one, email);
      const first = await findLinkToken(test.platform.db, email);
      await change(two, email);
      const second = await findLinkToken(test.platform.db, email);
      const answers = await Promise.all([confirm(first), confirm(second)]);
      expect(statusesOf(answers)).toEqual([200, 409]);
    });

    it('honors only the latest request', async () => {
      const person = await join();
      const [first, second] = [freshEmail(), freshEmail()];
      await change(person, first);
      await change(person, second);
      expect((await profileOf(person)).pendingEmail).toBe(second);
      expect((await confirmLatest(first)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
      expect((await confirmLatest(second)).statusCode).toBe(200);
    });

    it('invalidates every link sent to the old address', async () => {
      const person = await join();
      const confirmation = await findLinkToken(test.platform.db, person.email);
      await test.call(forgotPassword, { body: { email: person.email } });
      const requestId = await findLinkToken(test.platform.db, person.email);
      const email = freshEmail();
      await change(person, email);
      await confirmLatest(email);
      expect((await confirm(confirmation)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
      const reset = await test.call(findPasswordReset, { params: { requestId } });
      expect(reset.json()).toMatchObject({ code: 'LINK_USED' });
      expect((await profileOf(person)).email).toBe(email);
    });

    it('is in the audit log when requested and when done', async () => {
      const person = await join();
      const email = freshEmail();
      await change(person, email);
      await confirmLatest(email);
      for (const action of ['user.requestEmailChange', 'user.changeEmail']) {
        expect((await findAudit(test.platform.db, action)).at(-1)).toMatchObject({
          entityId: person.userId,
          before: { email: person.email },
          after: { email },
        });
      }
    });
  });
});
