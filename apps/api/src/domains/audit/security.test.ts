import {
  findSecurityActivity,
  findSecurityLog,
  findTeamSecurity,
  type SecurityKind,
} from '@counter/contract/audit';
import { changePassword, findProfile, login, logout } from '@counter/contract/auth';
import { findStoreStatus } from '@counter/contract/store';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSecret } from '../../platform/kernel/crypto.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  addApiKey,
  addStore,
  addUser,
  testPassword,
  type TestUser,
} from '../../testing/stores/marketplace.ts';
import { findOwnEvents } from './security.repository.ts';

let test: TestApp;
let operator: TestUser;

beforeAll(async () => {
  test = await createTestApp();
  operator = await addUser(test.platform.db, { operator: true });
});
afterAll(() => test.close());

const signIn = async (email: string, password = testPassword) =>
  test.call(login, { body: { email, password, remember: false } });

async function activity({ token }: { token: string }, after?: number) {
  const query = after === undefined ? {} : { after: String(after) };
  const answer = await test.call(findSecurityActivity, { query }, { token });
  return answer.json<{
    data: { content: { id: number; title: string; times: number }[]; more: boolean };
  }>().data;
}

const titles = async (person: { token: string }) =>
  (await activity(person)).content.map(({ title }) => title);

async function log(search: string, state?: SecurityKind) {
  const query = { search, ...(state ? { state } : {}) };
  const answer = await test.call(findSecurityLog, { query }, operator);
  return answer.json<{ data: { content: Record<string, unknown>[]; totalElements: number } }>()
    .data;
}

describe('the security activity of an account', () => {
  it("shows the owner's sign-ins, failures and changes, newest first", async () => {
    const person = await addUser(test.platform.db);
    await signIn(person.email, 'wrong');
    await signIn(person.email, 'wrong');
    await signIn(person.email);
    const body = { password: testPassword, newPassword: 'violet-harbour-lantern-9' };
    await test.call(changePassword, { body }, person);
    const { content, more } = await activity(person);
    expect(more).toBe(false);
    expect(content).toMatchObject([
      { notable: false },
      { times: 1, device: 'Unknown app', address: '127.0.0.1' },
      { title: 'Wrong password', times: 2, notable: true },
    ]);
    expect(content[0]?.title).toMatch(/password/);
    expect(content[1]?.title).toMatch(/^Signed in/);
    expect(JSON.stringify(content)).not.toContain('violet');
  });

  it('shows attempts while the origin is locked out', async () => {
    const person = await addUser(test.platform.db);
    for (let count = 0; count < 12; count += 1) await signIn(person.email, 'wrong');
    const { content } = await activity(person);
    expect(content.map(({ title, times }) => [title, times])).toEqual([
      ['Sign-in tried while locked', 2],
      ['Locked after too many wrong passwords or codes', 1],
      ['Wrong password', 10],
    ]);
  });

  it('is paged and contains nothing of anyone else', async () => {
    const [person, other] = [await addUser(test.platform.db), await addUser(test.platform.db)];
    for (let count = 0; count < 12; count += 1) await signIn(person.email);
    const first = await activity(person);
    expect([first.content.length, first.more]).toEqual([10, true]);
    const rest = await activity(person, first.content.at(-1)?.id);
    expect([rest.content.length, rest.more]).toEqual([2, false]);
    expect((await activity(other)).content).toEqual([]);
    const two = { after: undefined, size: 2 };
    expect(await findOwnEvents(test.platform.db, person.id, two)).toHaveLength(2);
    // The place of another account's event is none of one's own.
    expect((await activity(other, first.content[0]?.id)).content).toEqual([]);
  });
});

describe('rejected calls', () => {
  it('with a revoked session are recorded for its owner', async () => {
    const person = await addUser(test.platform.db);
    await test.call(logout, {}, person);
    for (let count = 0; count < 3; count += 1) await test.call(findProfile, {}, person);
    const { content } = await log(person.email, 'REFUSALS');
    expect(content).toMatchObject([{ title: 'Used an ended session', times: 3 }]);
  });

  it("with an expired session aren't recorded", async () => {
    const person = await addUser(test.platform.db);
    await test.platform.db
      .updateTable('sessions')
      .set({ expiresAt: new Date('2026-01-02') })
      .where('userId', '=', person.id)
      .execute();
    expect((await test.call(findProfile, {}, person)).statusCode).toBe(401);
    expect((await log(person.email)).content).toEqual([]);
  });

  it('without permission are recorded with the operation, not its address', async () => {
    const [person, store] = [await addUser(test.platform.db), await addStore(test.platform.db)];
    const params = { storeId: String(store.id) };
    expect((await test.call(findStoreStatus, { params }, person)).statusCode).toBe(403);
    expect(await titles(person)).toEqual(['Blocked: not allowed']);
    const { after } = await test.platform.db
      .selectFrom('auditEntries')
      .where('action', '=', 'call.refuse')
      .where('entityId', '=', person.id)
      .select('after')
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ call: 'GET /api/v1/store/status/online/:storeId' });
  });

  it("with a revoked API key are recorded under the key's name", async () => {
    const key = await addApiKey(test.platform.db);
    await test.platform.db
      .updateTable('apiKeys')
      .set({ endedAt: new Date('2026-01-02') })
      .where('keyHash', '=', hashSecret(key))
      .execute();
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/marketplace/orders',
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': 'k' },
      payload: {},
    });
    const { content } = await log('', 'REFUSALS');
    const found = content.find(({ title }) => title === 'Used an ended API key');
    expect(found).toMatchObject({ account: null, address: '127.0.0.1' });
  });
});

describe("the marketplace's security log", () => {
  it('can be searched by account and address, and filtered', async () => {
    const person = await addUser(test.platform.db);
    await signIn(person.email, 'wrong');
    await signIn(person.email);
    await signIn(`nobody-${person.email}`);
    expect((await log(person.email)).content).toMatchObject([
      { account: { email: person.email, fullName: person.name }, address: '127.0.0.1', by: null },
      { title: 'Wrong password' },
    ]);
    expect((await log(person.email, 'REFUSALS')).totalElements).toBe(1);
    expect((await log(person.email, 'CHANGES')).totalElements).toBe(0);
    const unknown = (await log('127.0.0.1', 'REFUSALS')).content;
    expect(unknown.map(({ title }) => title)).toContain('Sign-in without an account');
    // What was typed as an address may be a password.
    expect(JSON.stringify(unknown)).not.toContain(`nobody-${person.email}`);
  });
});

describe("a team's security log", () => {
  it("shows owners their members' sign-ins since they joined, without addresses", async () => {
    const { db } = test.platform;
    const store = await addStore(db);
    const owner = await addUser(db, { store, role: 'owner' });
    const staff = await addUser(db, { store, role: 'staff' });
    await addUser(db, { store: await addStore(db), role: 'staff' }).then(({ email }) =>
      signIn(email),
    );
    await signIn(staff.email, 'wrong');
    await signIn(staff.email);
    const ask = async () =>
      (await test.call(findTeamSecurity, { params: { storeId: String(store.id) } }, owner)).json<{
        data: object[];
      }>().data;
    const events = await ask();
    expect(events).toMatchObject([
      { userId: staff.id, fullName: staff.name },
      { userId: staff.id, title: 'Wrong password' },
    ]);
    expect(JSON.stringify(events)).not.toContain('127.0.0.1');
    await sql`insert into audit_entries (store_id, action, entity, entity_id, actor_kind, actor_id, actor_name, at, last_at)
      select store_id, action, entity, entity_id, actor_kind, actor_id, actor_name, at + n * interval '1 second', at
      from audit_entries cross join generate_series(1, 10) as n where entity_id = ${staff.id}`.execute(
      db,
    );
    expect(await ask()).toHaveLength(20);
    await test.database.db
      .updateTable('storeMembers')
      .set({ createdAt: new Date('2100-01-01') })
      .where('userId', '=', staff.id)
      .execute();
    expect(await ask()).toEqual([]);
  });
});
