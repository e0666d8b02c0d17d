import { allEndpoints } from '@counter/contract';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import { endOwnerView, startOwnerView } from '@counter/contract/operator';
import { isViewable } from '@counter/contract/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAct } from './platform/events/act.ts';
import { readOnlyMessage } from './platform/tenancy/read-only.ts';
import { toScope } from './platform/tenancy/make-scope.ts';
import { addActors, type ActorFixtures } from './testing/admitted/actors.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { addThings, type Things } from './testing/admitted/things.ts';

let test: TestApp;
let fixtures: ActorFixtures;
let things: Things;

beforeAll(async () => {
  test = await createTestApp();
  fixtures = await addActors(test.platform.db);
  const token = fixtures.tokens.get('integration') ?? '';
  things = await addThings(test, { ...fixtures, token });
  const body = { storeId: fixtures.storeId, reason: 'They asked for help.', minutes: 60 } as const;
  await test.call(startOwnerView, { body }, staff());
});
afterAll(async () => test.close());

const staff = () => ({ token: fixtures.tokens.get('operator') ?? '' });

function partsOf(name: string): CallOf<Endpoint> {
  const { ids, tokens: _tokens, ...store } = fixtures;
  const userId = ids.get('operator') ?? 1;
  const sample = sampleCalls({ ...store, userId, newEmail: 'new@new.test', things })[name];
  if (!sample) throw new Error(`no sample for ${name}`);
  return sample;
}

/** The calls of members that are answered at once. */
const calls = allEndpoints.flatMap(({ name, endpoint }) => {
  const { can } = endpoint;
  if (typeof can !== 'object' || !('permission' in can) || endpoint.kind === 'stream') return [];
  const { writes, kind } = endpoint;
  const reads = isViewable(can.permission) && !writes && kind === 'json';
  return [{ name, endpoint, reads }];
});

async function ask(name: string, endpoint: Endpoint): Promise<{ code?: string; detail?: string }> {
  const response = await test.call(endpoint, partsOf(name), {
    idempotencyKey: name,
    ...staff(),
  });
  expect(response.statusCode).toBeLessThan(500);
  return response.json();
}

/** A digest of every table, but for what each call leaves of itself. */
async function digest(): Promise<Record<string, string | null>> {
  const { db } = test.platform;
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('sessions', 'refused_callers', 'call_counts') order by 1`.execute(db);
  const digests: Record<string, string | null> = {};
  for (const { name } of rows) {
    // Refusals are recorded.
    const some = name === 'audit_entries' ? sql`where one.action <> 'call.refuse'` : sql``;
    const found = await sql<{ digest: string | null }>`
      select md5(string_agg(one::text, '' order by one::text)) as digest
      from ${sql.table(name)} one ${some}`.execute(db);
    digests[name] = found.rows[0]?.digest ?? null;
  }
  return digests;
}

it('an owner view refuses every call that changes, sends or downloads, and the database stays as is', async () => {
  const before = await digest();
  const writes = calls.filter(({ reads }) => !reads);
  expect(writes.length).toBeGreaterThan(150);
  const refusals = [];
  for (const { name, endpoint } of writes) {
    const { code, detail } = await ask(name, endpoint);
    refusals.push({ name, code, detail });
  }
  expect(refusals).toEqual(
    writes.map(({ name }) => ({ name, code: 'NOT_ALLOWED', detail: readOnlyMessage })),
  );
  expect(await digest()).toEqual(before);
});

it('an owner view can read every screen of the owner, which changes nothing', async () => {
  const before = await digest();
  const refused = [];
  for (const { name, endpoint } of calls.filter(({ reads }) => reads)) {
    const { code } = await ask(name, endpoint);
    if (code === 'NOT_ALLOWED' || code === 'STORE_NOT_APPROVED') refused.push(name);
  }
  expect(refused).toEqual([]);
  expect(await digest()).toEqual(before);
});

it('a read-only scope stops every service from changing a store', async () => {
  const { db, clock } = test.platform;
  const store = await db
    .selectFrom('published.stores')
    .where('id', '=', fixtures.storeId)
    .select(['id', 'storeUrl', 'name', 'currency', 'timeZone', 'approved'])
    .executeTakeFirstOrThrow();
  const actor = { kind: 'system', name: 'Test' } as const;
  const scope = toScope(store, { actor, readOnly: true });
  const act = createAct({ db, clock, wake: () => undefined });
  await expect(act(scope, async () => 'changed')).rejects.toThrow(readOnlyMessage);
});

it('an owner view works only for its store, in its session and until it ends', async () => {
  const find = allEndpoints.find(({ name }) => name === 'findTodayStats')?.endpoint;
  if (!find) throw new Error('there is no such call');
  const read = async (storeId: number, token: string) => {
    const params = { storeId: String(storeId) };
    return (await test.call(find, { params }, { token })).statusCode;
  };
  const { token } = staff();
  const others = fixtures.tokens.get('other store') ?? '';
  expect(await read(fixtures.storeId, token)).toBe(200);
  expect(await read(fixtures.storeId + 1, token)).toBe(403);
  expect(await read(fixtures.storeId, others)).toBe(403);
  await test.call(endOwnerView, { body: { storeId: fixtures.storeId } }, { token });
  expect(await read(fixtures.storeId, token)).toBe(403);
});
