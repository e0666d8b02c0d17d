import {
  confirmEmail,
  findPasswordReset,
  findProfile,
  findSession,
  forgotPassword,
  login,
  requestEmailChange,
  resetPassword,
  signUp,
  type LoginAnswer,
  type Profile,
} from '@counter/contract/auth';
import { findInvitation, inviteMember, joinWithInvitation } from '@counter/contract/team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { statusesOf } from '../../../testing/answers.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { findLinkToken, findMails } from '../../../testing/mails/mails.ts';
import { addStore, addUser, testPassword } from '../../../testing/stores/marketplace.ts';
import { sendBank, sendBusiness, statusOf } from '../../../testing/partner-api/partners.ts';
import { giveSecondFactor } from '../../../testing/stores/team.ts';

const squattersPassword = 'seven eggs under a stone';
const newPassword = 'quiet otters row home';
const owner = { fullName: 'Olga Owner', phoneNumber: '+1 212 555 0199' };

describe('an address that a squatter signed up with and never confirmed', () => {
  let test: TestApp;
  let serial = 0;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(async () => test.close());

  async function send(email: string) {
    const person = { firstName: 'Simon', lastName: 'Squatter', phoneNumber: '2125550142' };
    return test.call(signUp, { body: { ...person, email, password: squattersPassword } });
  }
  const signIn = async (email: string, password: string) =>
    test.call(login, { body: { email, password } });
  const forget = async (email: string) => test.call(forgotPassword, { body: { email } });
  const linkTo = async (email: string) => findLinkToken(test.platform.db, email);
  const reset = async (requestId: string, facts: object = {}) =>
    test.call(resetPassword, { body: { requestId, newPassword, ...facts } });
  const profileOf = async (token: string) =>
    (await test.call(findProfile, {}, { token })).json<{ data: Profile }>().data;
  const stateOf = async (token: string) => (await test.call(findSession, {}, { token })).statusCode;

  /** A squatter with a session, a second factor and an application that waits. */
  async function squat() {
    serial += 1;
    const email = `olga-${serial}@mailbox.test`;
    const { data } = (await send(email)).json<LoginAnswer>();
    const squatter = { id: data.userId, token: data.token, name: 'Simon Squatter' };
    const { data: storeId } = (await sendBusiness(test, squatter)).json<{ data: number }>();
    await sendBank(test, squatter, storeId);
    await giveSecondFactor(test.platform.db, squatter);
    return { ...squatter, email, storeId };
  }

  async function expectOwnedAfresh(squatter: Awaited<ReturnType<typeof squat>>) {
    const { email } = squatter;
    expect((await signIn(email, squattersPassword)).statusCode).toBe(401);
    expect(await stateOf(squatter.token)).toBe(401);
    const signedIn = await signIn(email, newPassword);
    expect(signedIn.json()).toMatchObject({
      authenticated: true,
      data: { email, storeId: null, redirectURI: '/signup' },
    });
    const { token, userId } = signedIn.json<LoginAnswer>().data;
    expect(userId).not.toBe(squatter.id);
    expect(await profileOf(token)).toMatchObject({
      emailConfirmed: true,
      secondFactor: { enabled: false },
    });
    expect(await statusOf(test, { ...squatter, token })).toMatchObject({ storeId: null });
    return token;
  }

  it("goes to its owner who resets the password, without the squatter's data", async () => {
    const squatter = await squat();
    await forget(squatter.email);
    const requestId = await linkTo(squatter.email);
    const found = await test.call(findPasswordReset, { params: { requestId } });
    expect(found.json()).toMatchObject({ data: { startsOver: true } });
    expect((await reset(requestId, owner)).json()).toMatchObject({ data: { endedSessions: 1 } });
    const token = await expectOwnedAfresh(squatter);
    expect(await profileOf(token)).toMatchObject(owner);
    const mails = await findMails(test.platform.db, squatter.email);
    expect(JSON.stringify(mails)).not.toMatch(/Simon|Squatter/);
    expect(JSON.stringify(await profileOf(token))).not.toMatch(/Simon|Squatter|212\D*555\D*0142/);
  });

  it('gets a mail with a reset link when somebody signs up again, like a confirmed one', async () => {
    const squatter = await squat();
    const known = await addUser(test.platform.db);
    const answers = [await send(squatter.email), await send(known.email)];
    expect(statusesOf(answers)).toEqual([409, 409]);
    const [one, other] = answers.map((answer) => answer.json<{ message: string }>().message);
    expect(one).toBe(other);
    const mails = await findMails(test.platform.db, known.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account']);

    await reset(await linkTo(squatter.email), owner);
    await expectOwnedAfresh(squatter);
    await reset(await linkTo(known.email));
    expect((await signIn(known.email, newPassword)).json()).toMatchObject({
      data: { userId: known.id },
    });
  });

  it("isn't confirmed for the squatter when its owner opens the link", async () => {
    const squatter = await squat();
    const token = await linkTo(squatter.email);
    const stranger = await addUser(test.platform.db);
    for (const caller of [{}, { token: stranger.token }]) {
      const refused = await test.call(confirmEmail, { body: { token } }, caller);
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({
        code: 'PASSWORD_REQUIRED',
        errors: [{ path: 'password' }],
      });
    }
    expect((await profileOf(squatter.token)).emailConfirmed).toBe(false);

    await forget(squatter.email);
    await reset(await linkTo(squatter.email), owner);
    await expectOwnedAfresh(squatter);
  });

  it('can be reset through the API without a name', async () => {
    const squatter = await squat();
    await forget(squatter.email);
    await reset(await linkTo(squatter.email));
    const token = await expectOwnedAfresh(squatter);
    expect(await profileOf(token)).toMatchObject({ fullName: squatter.email.split('@')[0] });
  });

  it("ends the squatter's application, links and sign-ins once its owner resets it, and nobody else's", async () => {
    const other = await squat();
    const squatter = await squat();
    const confirmation = await linkTo(squatter.email);
    await forget(squatter.email);
    const first = await linkTo(squatter.email);
    await forget(squatter.email);
    await reset(await linkTo(squatter.email), owner);

    const late = await test.call(confirmEmail, { body: { token: confirmation } });
    expect(late.json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await reset(first, owner)).json()).toMatchObject({ code: 'LINK_USED' });
    const { db } = test.platform;
    const row = await db
      .selectFrom('users')
      .where('id', '=', squatter.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.closedAt).not.toBeNull();
    expect((await signIn(row.email, squattersPassword)).statusCode).toBe(401);
    const application = await db
      .selectFrom('applications')
      .where('storeId', '=', squatter.storeId)
      .select(['state', 'reason'])
      .executeTakeFirst();
    expect(application).toMatchObject({
      state: 'REFUSED',
      reason: expect.stringContaining('is theirs') as unknown,
    });
    expect((await findAudit(db, 'user.close')).at(-1)).toMatchObject({
      entityId: squatter.id,
      before: { email: squatter.email },
      after: { applications: [squatter.storeId] },
    });
    expect(await stateOf(other.token)).toBe(200);
  });

  it("leaves the operator's decision on an application as it was", async () => {
    const squatter = await squat();
    const { db } = test.platform;
    const decided = { state: 'REFUSED' as const, reason: 'The photo is blurred.' };
    const readApplication = async () =>
      db
        .selectFrom('applications')
        .where('storeId', '=', squatter.storeId)
        .select(['state', 'reason', 'decidedAt'])
        .executeTakeFirst();
    await db
      .updateTable('applications')
      .where('storeId', '=', squatter.storeId)
      .set({ ...decided, decidedAt: new Date('2026-01-01T12:00:00Z') })
      .execute();
    const before = await readApplication();
    await forget(squatter.email);
    await reset(await linkTo(squatter.email), owner);
    await expectOwnedAfresh(squatter);
    expect(await readApplication()).toEqual(before);
    expect((await findAudit(db, 'user.close')).at(-1)).toMatchObject({
      entityId: squatter.id,
      after: { applications: [] },
    });
  });

  it('goes to one account, even if the link is used several times at once', async () => {
    const squatter = await squat();
    await forget(squatter.email);
    const link = await linkTo(squatter.email);
    const answers = await Promise.all([1, 2, 3].map(async () => reset(link, owner)));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    await expectOwnedAfresh(squatter);
  });

  it('can become the new address of another account', async () => {
    const squatter = await squat();
    const person = await addUser(test.platform.db);
    const body = { email: squatter.email, password: testPassword };
    const asked = await test.call(requestEmailChange, { body }, { token: person.token });
    expect(asked.statusCode).toBe(200);
    expect(await stateOf(squatter.token)).toBe(200);
    const token = await linkTo(squatter.email);
    const confirmed = await test.call(confirmEmail, { body: { token } }, person);
    expect(confirmed.statusCode).toBe(200);
    expect((await profileOf(person.token)).email).toBe(squatter.email);
    expect(await stateOf(squatter.token)).toBe(401);
  });

  it('can join a team by invitation as if it had no account', async () => {
    const squatter = await squat();
    const { db } = test.platform;
    const store = await addStore(db);
    const { token } = await addUser(db, { store, role: 'owner' });
    const invitation = {
      storeId: store.id,
      email: squatter.email,
      role: 'staff' as const,
      password: testPassword,
    };
    await test.call(inviteMember, { body: invitation }, { token });
    const link = await linkTo(squatter.email);
    const found = await test.call(findInvitation, { params: { token: link } });
    expect(found.json()).toMatchObject({ data: { hasAccount: false } });
    const body = { token: link, ...owner, password: newPassword };
    expect((await test.call(joinWithInvitation, { body })).statusCode).toBe(200);
    expect(await stateOf(squatter.token)).toBe(401);
    expect((await signIn(squatter.email, newPassword)).json()).toMatchObject({
      data: { storeId: store.id, fullName: owner.fullName },
    });
  });

  it('stays with its account once confirmed or once its store is approved', async () => {
    const { db } = test.platform;
    for (const settle of ['confirm', 'approve'] as const) {
      const squatter = await squat();
      if (settle === 'confirm') {
        const token = await linkTo(squatter.email);
        await test.call(confirmEmail, { body: { token } }, { token: squatter.token });
      } else {
        await db
          .updateTable('stores')
          .set({ approved: true })
          .where('id', '=', squatter.storeId)
          .execute();
      }
      await forget(squatter.email);
      const requestId = await linkTo(squatter.email);
      const found = await test.call(findPasswordReset, { params: { requestId } });
      expect(found.json()).toMatchObject({ data: { startsOver: false } });
      await reset(requestId);
      expect((await signIn(squatter.email, newPassword)).json()).toMatchObject({
        code: 'SECOND_FACTOR_REQUIRED',
      });
    }
  });
});
