import { findSession, login, signUp, type LoginAnswer } from '@counter/contract/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { statusesOf } from '../../../testing/answers.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { findMails } from '../../../testing/mails/mails.ts';

const start = new Date('2026-03-02T12:00:00Z');
const hour = 3_600_000;
const password = 'Four-words-1';

describe('signing up', () => {
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
  const send = async (email: string, leadId?: number) =>
    test.call(signUp, {
      body: {
        firstName: ' Maya ',
        lastName: 'Lind',
        phoneNumber: '+1 212 555 0142',
        email,
        password,
        ...(leadId ? { leadId } : {}),
      },
    });
  const findRow = async (email: string) =>
    test.platform.db
      .selectFrom('users')
      .where('email', '=', email)
      .selectAll()
      .executeTakeFirstOrThrow();
  const addLead = async () =>
    test.platform.db
      .insertInto('leads')
      .values({
        businessName: 'Corner Bakery',
        businessAddress: '12 Mill Lane',
        businessPhone: '555',
        state: 'NEW',
        notes: '',
        createdAt: start,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

  it('creates the account and leads to the wizard', async () => {
    const email = freshEmail();
    const answer = (await send(email.toUpperCase())).json<LoginAnswer>();
    const row = await findRow(email);
    expect(answer).toMatchObject({
      authenticated: true,
      storeApproved: false,
      data: { userId: row.id, fullName: 'Maya Lind', email, redirectURI: '/signup', storeId: null },
    });
    expect(row).toMatchObject({
      fullName: 'Maya Lind',
      phoneNumber: '+1 212 555 0142',
      operator: false,
      leadId: null,
      emailConfirmedAt: null,
      createdAt: start,
    });
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('signs in until the session has been idle for 12 hours', async () => {
    const { token } = (await send(freshEmail())).json<LoginAnswer>().data;
    expect((await test.call(findSession, {}, { token })).statusCode).toBe(200);
    clock.advance(12 * hour);
    expect((await test.call(findSession, {}, { token })).statusCode).toBe(401);
  });

  it('lets the person sign in with any spelling of the address', async () => {
    const email = freshEmail();
    await send(email);
    const response = await test.call(login, { body: { email: email.toUpperCase(), password } });
    expect(response.statusCode).toBe(200);
  });

  it('mails a confirmation link', async () => {
    const email = freshEmail();
    await send(email);
    const [mail, ...others] = await findMails(test.platform.db, email);
    expect(others).toEqual([]);
    expect(mail?.body).toMatch(/^https:\/\/counter\.test\/confirm_email\/[\w-]{43}$/m);
    expect(mail?.body).not.toContain('Maya');
  });

  it('keeps the lead it came from and ignores an unknown one', async () => {
    const lead = await addLead();
    const [known, unknown] = [freshEmail(), freshEmail()];
    await send(known, lead.id);
    expect((await send(unknown, 999_999)).statusCode).toBe(200);
    expect((await findRow(known)).leadId).toBe(lead.id);
    expect((await findRow(unknown)).leadId).toBeNull();
  });

  it('is in the audit log, without the password', async () => {
    const email = freshEmail();
    const { userId } = (await send(email)).json<LoginAnswer>().data;
    const entries = await findAudit(test.platform.db, 'user.create');
    expect(entries.at(-1)).toMatchObject({
      actorId: userId,
      entity: 'user',
      entityId: userId,
      after: { email, fullName: 'Maya Lind' },
    });
    expect(JSON.stringify(entries)).not.toContain(password);
  });

  it('refuses an address that has an account and says what to do', async () => {
    const email = freshEmail();
    await send(email);
    const refused = await send(email.toUpperCase());
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'EMAIL_TAKEN',
      detail: expect.stringContaining('Log in') as unknown,
      errors: [{ path: 'email' }],
    });
  });

  it('succeeds for one of several people who use the same address at once', async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 5 }, async () => send(email)));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409]);
    const subjects = (await findMails(test.platform.db, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('Confirm'))).toHaveLength(1);
  });
});
