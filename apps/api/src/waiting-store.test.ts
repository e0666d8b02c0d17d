import { allEndpoints } from '@counter/contract';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import { startOwnerView } from '@counter/contract/operator';
import { isPreparing, isViewable } from '@counter/contract/shared';
import { findStorefront } from '@counter/contract/storefront';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOnlyMessage } from './platform/tenancy/read-only.ts';
import { addActors, type Actor, type ActorFixtures } from './testing/admitted/actors.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { openWhileWaiting } from './testing/admitted/open-while-waiting.ts';
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
  await approve(false);
});
afterAll(async () => test.close());

const approve = async (approved: boolean) =>
  test.platform.db
    .updateTable('stores')
    .set({ approved })
    .where('id', '=', fixtures.storeId)
    .execute();

/** The calls of members that are answered at once. */
const calls = allEndpoints.flatMap(({ name, endpoint }) => {
  const { can, kind, writes } = endpoint;
  if (typeof can !== 'object' || !('permission' in can)) return [];
  const { permission, whileWaiting = false } = can;
  const reads = isViewable(permission) && !writes && kind === 'json';
  return [{ name, endpoint, permission, whileWaiting, reads, isStream: kind === 'stream' }];
});
const answered = calls.filter(({ isStream }) => !isStream);

function partsOf(name: string, actor: Actor): CallOf<Endpoint> {
  const { ids, tokens: _tokens, ...store } = fixtures;
  const userId = ids.get(actor) ?? 1;
  const sample = sampleCalls({ ...store, userId, newEmail: 'new@new.test', things })[name];
  if (!sample) throw new Error(`no sample for ${name}`);
  return sample;
}

async function ask(name: string, endpoint: Endpoint, actor: Actor) {
  const token = fixtures.tokens.get(actor) ?? '';
  const response = await test.call(endpoint, partsOf(name, actor), {
    token,
    idempotencyKey: `${name} ${actor}`,
  });
  expect(response.statusCode).toBeLessThan(500);
  if (response.statusCode === 200) return { code: undefined };
  return response.json<{ code: string; detail: string }>();
}

it('the contract opens only these calls to a store that is waiting for approval', () => {
  const open = calls.filter(({ whileWaiting }) => whileWaiting).map(({ name }) => name);
  expect(open.toSorted()).toEqual(openWhileWaiting.toSorted());
});

it('the open calls need only permissions that an unapproved store has', () => {
  const strange = calls.filter(
    ({ whileWaiting, permission }) => whileWaiting && !isPreparing(permission),
  );
  expect(strange).toEqual([]);
});

it.each(answered)('$name as the owner of an unapproved store', async ({ name, endpoint }) => {
  const { code = '' } = await ask(name, endpoint, 'owner');
  const refused = ['STORE_NOT_APPROVED', 'NOT_ALLOWED'].includes(code) ? code : undefined;
  expect(refused).toBe(openWhileWaiting.includes(name) ? undefined : 'STORE_NOT_APPROVED');
});

it('a role has no extra permissions in an unapproved store', async () => {
  const call = answered.find(({ name }) => name === 'saveProduct');
  if (!call) throw new Error('there is no such call');
  expect((await ask('saveProduct', call.endpoint, 'staff')).code).toBe('NOT_ALLOWED');
});

it('an operator in owner view can read the open calls but change nothing', async () => {
  const body = { storeId: fixtures.storeId, reason: 'They asked for help.', minutes: 60 } as const;
  const token = fixtures.tokens.get('operator') ?? '';
  expect((await test.call(startOwnerView, { body }, { token })).statusCode).toBe(200);
  const answers = [];
  for (const { name, endpoint } of answered) {
    const { code, ...rest } = await ask(name, endpoint, 'operator');
    const detail = code === 'NOT_ALLOWED' && 'detail' in rest ? rest.detail : undefined;
    const refused = code === 'STORE_NOT_APPROVED' ? code : detail;
    answers.push({ name, refused });
  }
  expect(answers).toEqual(
    answered.map(({ name, reads }) => {
      if (!openWhileWaiting.includes(name)) return { name, refused: 'STORE_NOT_APPROVED' };
      return { name, refused: reads ? undefined : readOnlyMessage };
    }),
  );
});

it('customers see no web store before approval', async () => {
  const params = { storeUrl: fixtures.storeUrl };
  expect((await test.call(findStorefront, { params })).statusCode).toBe(404);
  await approve(true);
  expect((await test.call(findStorefront, { params })).statusCode).toBe(200);
});
