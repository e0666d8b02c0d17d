import { findProfile, type LoginAnswer } from '@counter/contract/auth';
import { invitationCases, joinCases } from '@counter/contract/cases';
import { problemSchema, type Problem, type Role } from '@counter/contract/shared';
import { findStoreStatus } from '@counter/contract/store';
import {
  acceptInvitation,
  findInvitation,
  findTeam,
  inviteMember,
  joinWithInvitation,
  resendInvitation,
  withdrawInvitation,
  type Team,
} from '@counter/contract/team';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../platform/kernel/clock.ts';
import { statusesOf } from '../../testing/answers.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { findLinkToken, findMails } from '../../testing/mails/mails.ts';
import {
  addStore,
  addUser,
  testPassword,
  type TestStore,
} from '../../testing/stores/marketplace.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

const start = new Date('2026-03-02T12:00:00Z');
const hour = 3_600_000;
const person = { fullName: 'Nina Ortiz', phoneNumber: '212 555 0142', password: 'Test-pass-1' };
let serial = 0;

describe('an invitation', () => {
  const clock = movableClock(start);
  let test: TestApp;
  let store: TestStore;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp({ clock });
  });
  beforeEach(async () => {
    clock.set(start);
    store = await addStore(test.platform.db);
    owner = await addUser(test.platform.db, { store, role: 'owner' });
  });
  afterAll(async () => test.close());

  const newEmail = (): string => `nina-${(serial += 1)}@example.test`;
  const invite = async (email: string, role: Role = 'staff') =>
    test.call(
      inviteMember,
      { body: { storeId: store.id, email, role, password: testPassword } },
      { token: owner.token },
    );
  const linkTo = async (email: string) => findLinkToken(test.platform.db, email);
  const open = async () => {
    const params = { storeId: String(store.id) };
    const answer = await test.call(findTeam, { params }, { token: owner.token });
    return answer.json<{ data: Team }>().data.invitations;
  };
  const idOf = async (email: string) => (await open()).find((one) => one.email === email)?.id ?? 0;
  const act = async (endpoint: typeof resendInvitation, id: number) =>
    test.call(endpoint, { body: { storeId: store.id, id } }, { token: owner.token });
  const look = async (token: string) => test.call(findInvitation, { params: { token } });
  const join = async (token: string) =>
    test.call(joinWithInvitation, { body: { token, ...person } });
  const accept = async ({ token: session }: Person, token: string) =>
    test.call(acceptInvitation, { body: { token } }, { token: session });
  const enter = async (token: string) =>
    test.call(findStoreStatus, { params: { storeId: String(store.id) } }, { token });

  it('shows who invites to which store in which role, until it ends', async () => {
    const email = newEmail();
    await invite(email, 'accountant');
    const [mail] = await findMails(test.platform.db, email);
    expect(mail?.subject).toContain(`${owner.name} invites you`);
    expect(mail?.body).toContain('as Accountant. You can view reports');
    expect((await look(await linkTo(email))).json()).toMatchObject({
      data: {
        invitedBy: owner.name,
        email,
        role: 'accountant',
        hasAccount: false,
        expiresAt: '2026-03-05T12:00:00.000Z',
      },
    });
  });

  it('creates an account for a new person, confirmed and signed in', async () => {
    const email = newEmail();
    await invite(email);
    const answer = (await join(await linkTo(email))).json<LoginAnswer>();
    expect(answer).toMatchObject({
      storeApproved: true,
      data: { email, fullName: person.fullName, storeId: store.id, redirectURI: null },
    });
    const { token } = answer.data;
    expect((await enter(token)).statusCode).toBe(200);
    expect((await test.call(findProfile, {}, { token })).json()).toMatchObject({
      data: { emailConfirmed: true, phoneNumber: person.phoneNumber },
    });
    expect(await open()).toEqual([]);
    const joined = await findAudit(test.platform.db, 'member.join');
    const by = { actorId: answer.data.userId, actorName: person.fullName };
    expect(joined.at(-1)).toMatchObject({ storeId: store.id, ...by });
  });

  it('is accepted in one click by a person with an account', async () => {
    const guest = await addUser(test.platform.db);
    await invite(guest.email, 'manager');
    const link = await linkTo(guest.email);
    expect((await look(link)).json()).toMatchObject({ data: { hasAccount: true } });
    expect((await join(link)).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect((await accept(guest, link)).json()).toMatchObject({ data: { storeId: store.id } });
    expect((await enter(guest.token)).statusCode).toBe(200);
  });

  it('is accepted once, even with concurrent clicks', async () => {
    const email = newEmail();
    await invite(email);
    const link = await linkTo(email);
    const answers = await Promise.all([join(link), join(link), join(link)]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    const again = await join(link);
    expect(again.json()).toMatchObject({ code: 'LINK_USED' });
    expect((await look(link)).json()).toMatchObject({ code: 'LINK_USED' });
  });

  it("can't be used by anybody else", async () => {
    const [email, stranger] = [newEmail(), await addUser(test.platform.db)];
    await invite(email);
    const link = await linkTo(email);
    const refused = await accept(stranger, link);
    expect(refused.statusCode).toBe(403);
    expect(refused.json<Problem>().message).toContain(stranger.email);
    expect((await look(link)).statusCode).toBe(200);
    expect((await look('a-made-up-link')).json()).toMatchObject({
      code: 'NOT_FOUND',
      detail: "There's no such invitation. Open the link in your newest invitation email.",
    });
  });

  it('expires after 72 hours and is renewed when sent again', async () => {
    const email = newEmail();
    await invite(email);
    const old = await linkTo(email);
    clock.advance(72 * hour - 1);
    expect((await look(old)).statusCode).toBe(200);
    clock.advance(1);
    expect((await look(old)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await join(old)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await open()).toMatchObject([{ email, expired: true }]);
    expect((await act(resendInvitation, await idOf(email))).statusCode).toBe(200);
    expect((await look(old)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await join(await linkTo(email))).statusCode).toBe(200);
  });

  it("can't be sent again within a minute or after an answer", async () => {
    const email = newEmail();
    await invite(email);
    const id = await idOf(email);
    const soon = await act(resendInvitation, id);
    expect(soon.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(soon.headers['retry-after']).toBe('60');
    await join(await linkTo(email));
    clock.advance(hour);
    expect((await act(resendInvitation, id)).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await act(withdrawInvitation, id)).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await act(resendInvitation, 999_999)).statusCode).toBe(404);
  });

  it('is listed after those that were sent later', async () => {
    const [first, second] = [newEmail(), newEmail()];
    for (const email of [first, second]) await invite(email);
    const listed = async () => (await open()).map(({ email }) => email);
    expect(await listed()).toEqual([second, first]);
    clock.advance(hour);
    await act(resendInvitation, await idOf(first));
    expect(await listed()).toEqual([first, second]);
  });

  it('can be withdrawn for good', async () => {
    const email = newEmail();
    await invite(email);
    const [id, link] = [await idOf(email), await linkTo(email)];
    expect((await act(withdrawInvitation, id)).statusCode).toBe(200);
    expect((await act(withdrawInvitation, id)).statusCode).toBe(200);
    const late = (await join(link)).json<Problem>();
    expect(late.code).toBe('LINK_EXPIRED');
    expect(late.message).toContain('withdrawn');
    expect((await invite(email)).statusCode).toBe(200);
    expect(await findAudit(test.platform.db, 'invitation.withdraw')).toHaveLength(1);
  });

  it("can't go to a member, or twice to one address", async () => {
    const email = newEmail();
    await invite(email);
    for (const address of [email, owner.email]) {
      const refused = await invite(address.toUpperCase());
      expect(refused.json()).toMatchObject({
        code: 'INVALID_FIELDS',
        errors: [{ path: 'email' }],
      });
    }
    expect(await findMails(test.platform.db, email)).toHaveLength(1);
  });

  it('is one of at most 50 open ones', async () => {
    const invitedBy = owner.id;
    const others = Array.from({ length: 49 }, (_, index) => ({
      storeId: store.id,
      email: `open-${index}@example.test`,
      role: 'staff' as const,
      invitedBy,
      tokenHash: Buffer.from(`${store.id}-${index}`),
      sentAt: start,
      expiresAt: new Date(start.getTime() + hour),
    }));
    await test.platform.db.insertInto('invitations').values(others).execute();
    const [last, tooMany] = [newEmail(), newEmail()];
    expect((await invite(last)).statusCode).toBe(200);
    expect((await invite(tooMany)).json()).toMatchObject({ code: 'CONFLICT' });
    await act(withdrawInvitation, await idOf(last));
    expect((await invite(tooMany)).statusCode).toBe(200);
  });

  it("can't be accepted while it is being withdrawn", async () => {
    const email = newEmail();
    await invite(email);
    const [id, link] = [await idOf(email), await linkTo(email)];
    const answers = await Promise.all([join(link), act(withdrawInvitation, id)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it.each(invitationCases.cases)('invites or refuses: $field $value', async (one) => {
    const { field, value, message } = one;
    const body = {
      storeId: store.id,
      password: testPassword,
      ...invitationCases.filled,
      [field]: value,
    };
    expect(await told(inviteMember.path, field, body)).toBe(message);
  });

  it.each(joinCases.cases)('joins or refuses: $field $value', async (one) => {
    const email = newEmail();
    await invite(email);
    const { field, value, message } = one;
    const body = { token: await linkTo(email), ...joinCases.filled, [field]: value };
    expect(await told(joinWithInvitation.path, field, body)).toBe(message);
  });

  /** Returns the API's message at a field; null if it accepted the form. */
  async function told(path: string, field: string, payload: object): Promise<string | null> {
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${owner.token}` },
      payload,
    });
    if (response.statusCode === 200) return null;
    const { errors = [] } = problemSchema.parse(response.json());
    return errors.find((error) => error.path === field)?.message ?? response.body;
  }
});
