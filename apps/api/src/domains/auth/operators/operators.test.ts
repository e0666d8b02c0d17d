import {
  endOperator,
  findOperatorPeople,
  findPasswordReset,
  findSession,
  inviteOperator,
  login,
  resetOperatorSignIn,
  resetPassword,
  type OperatorPerson,
} from '@counter/contract/auth';
import { findOverview } from '@counter/contract/operator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { findLinkToken, findMails } from '../../../testing/mails/mails.ts';
import { addUser, testPassword } from '../../../testing/stores/marketplace.ts';
import { factorProof, giveSecondFactor } from '../../../testing/stores/team.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

describe('operators', () => {
  let test: TestApp;
  let ada: Person;
  let bo: Person;

  beforeEach(async () => {
    test = await createTestApp();
    [ada, bo] = [await addOperator(), await addOperator()];
  });
  afterEach(async () => test.close());

  /** An operator of no demo, who has a second factor. */
  async function addOperator(): Promise<Person> {
    const { db } = test.platform;
    const person = await addUser(db, { operator: true });
    await db.updateTable('users').set({ demo: false }).where('id', '=', person.id).execute();
    await giveSecondFactor(db, person);
    return person;
  }

  const list = async (by: Person) => {
    const answer = await test.call(findOperatorPeople, {}, by);
    return answer.json<{ data: OperatorPerson[] }>().data;
  };
  const invite = async (email: string, fullName = 'Cy Ng', by = ada) =>
    test.call(inviteOperator, { body: { email, fullName, ...factorProof(by) } }, by);
  const end = async (person: { readonly id: number }, by = ada) =>
    test.call(endOperator, { body: { operatorId: person.id, ...factorProof(by) } }, by);
  const reset = async (person: { readonly id: number }, by = ada) =>
    test.call(resetOperatorSignIn, { body: { operatorId: person.id, ...factorProof(by) } }, by);
  const signIn = async ({ email }: Pick<Person, 'email'>, password = testPassword) =>
    test.call(login, { body: { email, password } });
  const statusFor = async (person: Person) =>
    (await test.call(findOverview, {}, person)).statusCode;

  /** Chooses a password at the link of the latest mail to an address. */
  async function choosePassword(email: string, newPassword: string): Promise<void> {
    const requestId = await findLinkToken(test.platform.db, email);
    expect((await test.call(findPasswordReset, { params: { requestId } })).statusCode).toBe(200);
    const body = { requestId, newPassword };
    expect((await test.call(resetPassword, { body })).statusCode).toBe(200);
  }

  it('are listed with their second factor and last sign-in, the caller marked', async () => {
    const people = await list(bo);
    expect(people.map(({ email, you }) => [email, you])).toEqual([
      [ada.email, false],
      [bo.email, true],
    ]);
    expect(people[0]).toMatchObject({
      fullName: ada.name,
      secondFactor: true,
      lastSignInAt: '2026-01-01T00:00:00.000Z',
    });
  });

  it('invite a new person, who chooses a password and needs a second factor', async () => {
    expect((await invite('Cy@Example.test')).statusCode).toBe(200);
    expect(await list(ada)).toContainEqual(
      expect.objectContaining({
        email: 'cy@example.test',
        secondFactor: false,
        lastSignInAt: null,
      }),
    );
    await choosePassword('cy@example.test', 'Four-words-1');
    const answer = await signIn({ email: 'cy@example.test' }, 'Four-words-1');
    const { token } = answer.json<{ data: { token: string } }>().data;
    expect((await test.call(findSession, {}, { token })).json()).toMatchObject({
      data: { operator: true, factorMissing: true },
    });
    expect((await test.call(findOverview, {}, { token })).statusCode).toBe(403);
    expect(await findAudit(test.platform.db, 'user.makeOperator')).toMatchObject([
      { storeId: 0, actorName: ada.name, after: { email: 'cy@example.test', fullName: 'Cy Ng' } },
    ]);
    expect((await invite('cy@example.test')).json()).toMatchObject({ code: 'CONFLICT' });
  });

  it('invite an existing account, which keeps its password and is signed out', async () => {
    const merchant = await addUser(test.platform.db);
    expect((await invite(merchant.email)).statusCode).toBe(200);
    expect((await test.call(findSession, {}, merchant)).statusCode).toBe(401);
    expect((await signIn(merchant)).json()).toMatchObject({ data: { operator: true } });
    const [mail] = await findMails(test.platform.db, merchant.email);
    expect(mail?.subject).toBe('You can now run the marketplace');
    expect(mail?.body).not.toContain('change_password');
  });

  it("end another operator's access at once", async () => {
    expect(await statusFor(bo)).toBe(200);
    expect((await end(bo)).statusCode).toBe(200);
    expect(await statusFor(bo)).toBe(401);
    expect((await list(ada)).map(({ email }) => email)).toEqual([ada.email]);
    expect(await findAudit(test.platform.db, 'user.endOperator')).toMatchObject([
      { storeId: 0, entityId: bo.id, actorName: ada.name, before: { email: bo.email } },
    ]);
    const [mail] = await findMails(test.platform.db, bo.email);
    expect(mail?.subject).toBe('You no longer run the marketplace');
    expect((await end(bo)).statusCode).toBe(404);
  });

  it('can leave only while another operator can run the marketplace', async () => {
    expect((await end(ada)).statusCode).toBe(200);
    expect(await statusFor(ada)).toBe(401);
    expect((await end(bo, bo)).json()).toMatchObject({
      code: 'CONFLICT',
    });
    await invite('cy@example.test', 'Cy Ng', bo);
    expect((await end(bo, bo)).statusCode).toBe(409);
    expect(await statusFor(bo)).toBe(200);
  });

  it("who end each other's access at once leave one", async () => {
    const answers = await Promise.all([end(bo, ada), end(ada, bo)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
    const left = await Promise.all([ada, bo].map(statusFor));
    expect(new Set(left)).toEqual(new Set([200, 401]));
  });

  it("reset another operator's sign-in, which then needs the mailed link", async () => {
    expect((await reset(bo)).statusCode).toBe(200);
    expect(await statusFor(bo)).toBe(401);
    expect((await signIn(bo)).statusCode).toBe(401);
    await choosePassword(bo.email, 'Four-words-1');
    const answer = await signIn(bo, 'Four-words-1');
    expect(answer.json()).toMatchObject({ data: { operator: true, factorMissing: true } });
    expect(await findAudit(test.platform.db, 'user.resetSignIn')).toMatchObject([
      { entityId: bo.id, actorName: ada.name },
    ]);
    expect((await reset(ada)).json()).toMatchObject({ code: 'NOT_ALLOWED' });
    const merchant = await addUser(test.platform.db);
    expect((await reset(merchant)).statusCode).toBe(404);
  });
});
