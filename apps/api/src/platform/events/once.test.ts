import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { addStore } from '../../testing/stores/marketplace.ts';
import { createAct } from './act.ts';
import { movableClock } from '../kernel/clock.ts';
import { once, oncePerKey } from './once.ts';
import { headOf } from './outbox/events.ts';
import { actingAs, type Actor, type StoreScope } from '../tenancy/scope.ts';
import { scopeForSystem } from '../tenancy/system-scope.ts';

const clock = movableClock(new Date('2026-05-04T12:00:00Z'));
const day = 24 * 60 * 60 * 1000;
let database: TestDatabase;
let scope: StoreScope;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

beforeEach(async () => {
  const store = await addStore(database.db);
  scope = await scopeForSystem(database.db, store.id, 'Test');
});

type Request = { readonly key?: string; readonly caller?: string; readonly request?: unknown };

/** One call whose effect is an event; the head counts the effects. */
async function call({ key = 'k', caller = 'user:1', request = {} }: Request, answer: string) {
  const act = createAct({ db: database.db, clock, wake: () => {} });
  return act(scope, async (work) =>
    once(work, { caller, key, request }, async () => {
      work.emit({ kind: 'store.status', storeOnline: true });
      return Promise.resolve({ answer, lines: [1, { total: 250 }] });
    }),
  );
}

test('runs twenty simultaneous calls with one key once and gives all the same answer', async () => {
  const calls = Array.from({ length: 20 }, async (_, index) => call({}, `answer ${index}`));
  const results = await Promise.all(calls);

  expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(new Set(results.map(({ answer }) => JSON.stringify(answer.answer))).size).toBe(1);
  expect(results[0]?.answer).toEqual(results[19]?.answer);
  expect(await headOf(database.db, scope.storeId)).toBe(1);
});

test('treats the same request in another property order as a repeat', async () => {
  await call({ request: { tip: 1, items: [{ id: 1, quantity: 2 }] } }, 'first');
  const repeat = await call({ request: { items: [{ quantity: 2, id: 1 }], tip: 1 } }, 'second');
  expect(repeat).toEqual({
    answer: { answer: 'first', lines: [1, { total: 250 }] },
    replayed: true,
  });
});

test('refuses another request with the same key and changes nothing', async () => {
  await call({ request: { tip: 1 } }, 'first');
  await expect(call({ request: { tip: 2 } }, 'second')).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
    status: 422,
  });
  expect(await headOf(database.db, scope.storeId)).toBe(1);
});

test('keeps keys separate by caller', async () => {
  await call({ caller: 'user:1' }, 'first');
  const other = await call({ caller: 'integration:1' }, 'second');
  expect(other).toMatchObject({ answer: { answer: 'second' }, replayed: false });
});

test('frees the key after a failure', async () => {
  const act = createAct({ db: database.db, clock, wake: () => {} });
  const failing = act(scope, async (work) =>
    once(work, { caller: 'user:1', key: 'k', request: {} }, () =>
      Promise.reject(new Error('refused')),
    ),
  );
  await expect(failing).rejects.toThrow('refused');
  expect(await call({}, 'second try')).toMatchObject({ replayed: false });
});

test('keeps a key for 24 hours', async () => {
  await call({ request: { tip: 1 } }, 'first');
  clock.advance(day);
  expect(await call({ request: { tip: 1 } }, 'second')).toMatchObject({ replayed: true });
  clock.advance(1);
  expect(await call({ request: { tip: 2 } }, 'third')).toMatchObject({ replayed: false });
  expect(await call({ request: { tip: 2 } }, 'fourth')).toMatchObject({
    answer: { answer: 'third' },
    replayed: true,
  });
});

/** One call of somebody, under a key that two people may well send. */
async function callAs(actor: Actor, answer: string, key?: string) {
  const act = createAct({ db: database.db, clock, wake: () => {} });
  return act(actingAs(scope, actor), async (work) =>
    oncePerKey(work, { key, request: {} }, async () => Promise.resolve(answer)),
  );
}

test('keeps the same key separate for different people', async () => {
  const sofia = { kind: 'user', id: 1, name: 'Sofia', device: 'Firefox' } as const;
  const marcus = { kind: 'user', id: 2, name: 'Marcus', device: 'Firefox' } as const;
  const till = { kind: 'integration', id: 1, name: 'Till' } as const;
  const { actor: jobs } = scope;
  for (const actor of [sofia, marcus, till, jobs]) {
    expect(await callAs(actor, `for ${actor.name}`, 'k')).toBe(`for ${actor.name}`);
  }
  expect(await callAs(marcus, 'again', 'k')).toBe('for Marcus');
  expect(await callAs(jobs, 'again', 'k')).toBe(`for ${jobs.name}`);
});

test('runs a call without a key every time', async () => {
  expect(await callAs(scope.actor, 'first')).toBe('first');
  expect(await callAs(scope.actor, 'second')).toBe('second');
});
