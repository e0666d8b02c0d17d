import { findSession } from '@counter/contract/auth';
import type { Role } from '@counter/contract/shared';
import { findBusinesses, findStoreStatus, updateStoreStatus } from '@counter/contract/store';
import {
  findStoreOwners,
  findTeam,
  inviteMember,
  leaveStore,
  removeMember,
  updateMemberRole,
  type Team,
} from '@counter/contract/team';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statusesOf } from '../../testing/answers.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { findMails } from '../../testing/mails/mails.ts';
import {
  addStore,
  addUser,
  testPassword,
  type TestStore,
} from '../../testing/stores/marketplace.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

describe("a store's team", () => {
  let test: TestApp;
  let store: TestStore;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  beforeEach(async () => {
    store = await addStore(test.platform.db);
    owner = await join('owner');
  });
  afterAll(async () => test.close());

  const join = async (role: Role, where = store) =>
    addUser(test.platform.db, { store: where, role });
  const team = async ({ token }: Person) =>
    test.call(findTeam, { params: { storeId: String(store.id) } }, { token });
  const teamOf = async (person: Person) => (await team(person)).json<{ data: Team }>().data;
  const change = async ({ token }: Person, { id: memberId }: Person, role: Role) =>
    test.call(
      updateMemberRole,
      { body: { storeId: store.id, memberId, role, password: testPassword } },
      { token },
    );
  const remove = async ({ token }: Person, { id: memberId }: Person) =>
    test.call(removeMember, { body: { storeId: store.id, memberId } }, { token });
  const leave = async ({ token }: Person) =>
    test.call(leaveStore, { body: { storeId: store.id } }, { token });
  const enter = async ({ token }: Person, where = store) =>
    test.call(findStoreStatus, { params: { storeId: String(where.id) } }, { token });
  const isSignedIn = async ({ token }: Person) =>
    (await test.call(findSession, {}, { token })).statusCode === 200;

  it('is listed to its owners in the order of joining', async () => {
    const staff = await join('staff');
    const first = await join('manager');
    await test.platform.db
      .updateTable('storeMembers')
      .set({ createdAt: new Date('2025-12-31T00:00:00Z') })
      .where('userId', '=', first.id)
      .execute();
    const { members, invitations, secondFactorDemanded } = await teamOf(owner);
    expect(members).toMatchObject([
      { userId: first.id, role: 'manager' },
      { userId: owner.id, role: 'owner', secondFactor: false },
      { userId: staff.id, email: staff.email, fullName: staff.name, role: 'staff' },
    ]);
    expect({ invitations, secondFactorDemanded }).toEqual({
      invitations: [],
      secondFactorDemanded: false,
    });
    expect((await team(staff)).json()).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('shows its owners to every member, and in permission errors', async () => {
    const staff = await join('staff');
    const other = await join('owner');
    const params = { storeId: String(store.id) };
    const answer = await test.call(findStoreOwners, { params }, { token: staff.token });
    expect(answer.json()).toMatchObject({
      data: [{ fullName: owner.name }, { fullName: other.name }],
    });
    const refused = await team(staff);
    expect(refused.json<{ message: string }>().message).toBe(
      `Your role (staff) can't do this. It takes one of these roles: owner. Ask ${owner.name} or ${other.name}.`,
    );
  });

  it("changes a member's role from the next call on, and mails them", async () => {
    const accountant = await join('accountant');
    const close = async () =>
      test.call(
        updateStoreStatus,
        { body: { id: store.id, online: true } },
        { token: accountant.token },
      );
    expect((await close()).statusCode).toBe(403);
    const answer = await change(owner, accountant, 'staff');
    expect(answer.json<{ data: Team }>().data.members[1]).toMatchObject({ role: 'staff' });
    expect((await close()).statusCode).toBe(200);
    const [mail] = await findMails(test.platform.db, accountant.email);
    expect(mail?.subject).toMatch(/^Your role in .+ is now Staff$/);
    expect(await findAudit(test.platform.db, 'member.role')).toMatchObject([
      { storeId: store.id, entityId: accountant.id, before: { role: 'accountant' } },
    ]);
    expect((await change(owner, accountant, 'staff')).statusCode).toBe(200);
    expect(await findMails(test.platform.db, accountant.email)).toHaveLength(1);
  });

  it('ends all sessions of a removed member without another store', async () => {
    const staff = await join('staff');
    expect((await remove(owner, staff)).statusCode).toBe(200);
    expect((await enter(staff)).statusCode).toBe(401);
    expect(await isSignedIn(staff)).toBe(false);
    const [mail] = await findMails(test.platform.db, staff.email);
    expect(mail?.subject).toContain('no longer on the team');
    expect((await remove(owner, staff)).statusCode).toBe(404);
  });

  it("ends a removed member's access to this store only, if they have another one", async () => {
    const staff = await join('staff');
    const elsewhere = await addStore(test.platform.db);
    await test.platform.db
      .insertInto('storeMembers')
      .values({
        storeId: elsewhere.id,
        userId: staff.id,
        role: 'staff',
        createdAt: new Date('2026-01-01T00:00:00Z'),
      })
      .execute();
    await remove(owner, staff);
    expect((await enter(staff)).json()).toMatchObject({ code: 'NOT_ALLOWED' });
    expect((await enter(staff, elsewhere)).statusCode).toBe(200);
    const params = { id: String(staff.id) };
    const stores = await test.call(findBusinesses, { params }, { token: staff.token });
    expect(stores.json()).toMatchObject({ data: [{ id: elsewhere.id }] });
  });

  it.each(['manager', 'staff', 'accountant'] as const)(
    'lets a member leave as %s',
    async (role) => {
      const member = await join(role);
      expect((await leave(member)).statusCode).toBe(200);
      expect((await enter(member)).json()).toMatchObject({ code: 'NOT_ALLOWED' });
      expect(await isSignedIn(member)).toBe(true);
    },
  );

  it("keeps its last owner, who can't leave, be removed or change roles", async () => {
    await join('manager');
    const refusals = [await leave(owner), await remove(owner, owner)];
    refusals.push(await change(owner, owner, 'manager'));
    expect(statusesOf(refusals)).toEqual([409, 409, 409]);
    expect(refusals[0]?.json<{ message: string }>().message).toContain('only owner');
    expect((await teamOf(owner)).members[0]).toMatchObject({ role: 'owner' });
  });

  it('keeps an owner when two remove each other at once', async () => {
    const other = await join('owner');
    const answers = await Promise.all([remove(owner, other), remove(other, owner)]);
    // The second is no owner any more, or finds their session ended.
    expect(statusesOf(answers)[0]).toBe(200);
    expect([401, 403]).toContain(statusesOf(answers)[1]);
    expect(await countOwners()).toBe(1);
  });

  it('keeps an owner when all leave at once', async () => {
    const others = [await join('owner'), await join('owner')];
    const answers = await Promise.all([owner, ...others].map(leave));
    expect(statusesOf(answers)).toEqual([200, 200, 409]);
    expect(await countOwners()).toBe(1);
  });

  const countOwners = async () => {
    const rows = await test.platform.db
      .selectFrom('storeMembers')
      .where('storeId', '=', store.id)
      .where('role', '=', 'owner')
      .select('userId')
      .execute();
    return rows.length;
  };

  it('withdraws the invitations of a former owner', async () => {
    const other = await join('owner');
    const body = {
      storeId: store.id,
      email: 'second-self@example.test',
      role: 'owner' as const,
      password: testPassword,
    };
    await test.call(inviteMember, { body }, { token: other.token });
    expect((await teamOf(owner)).invitations).toHaveLength(1);
    await change(owner, other, 'staff');
    expect((await teamOf(owner)).invitations).toEqual([]);
  });

  it("can't be changed from another store", async () => {
    const foreign = await join('staff', await addStore(test.platform.db));
    expect((await change(owner, foreign, 'owner')).statusCode).toBe(404);
    expect((await remove(owner, foreign)).statusCode).toBe(404);
    expect(await isSignedIn(foreign)).toBe(true);
  });
});
