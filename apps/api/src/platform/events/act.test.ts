import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { addStore } from '../../testing/stores/marketplace.ts';
import { createAct } from './act.ts';
import { fixedClock } from '../kernel/clock.ts';
import type { StoreScope } from '../tenancy/scope.ts';
import { headOf, readEvents } from './outbox/events.ts';
import { signedBy, type Work } from './work.ts';
import { scopeForSystem } from '../tenancy/system-scope.ts';

const at = new Date('2026-05-04T12:00:00Z');
const wake = vi.fn<(storeId: number, kinds: readonly string[]) => void>();
let database: TestDatabase;
let scope: StoreScope;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

beforeEach(async () => {
  wake.mockReset();
  const store = await addStore(database.db);
  scope = await scopeForSystem(database.db, store.id, 'Timer');
});

const act: ReturnType<typeof createAct> = (actedOn, action) =>
  createAct({ db: database.db, clock: fixedClock(at), wake })(actedOn, action);

async function rename(work: Work, name: string): Promise<void> {
  await work.tx.updateTable('stores').set({ name }).where('id', '=', work.scope.storeId).execute();
}

async function nameOfStore(): Promise<string> {
  const { name } = await database.db
    .selectFrom('stores')
    .where('id', '=', scope.storeId)
    .select('name')
    .executeTakeFirstOrThrow();
  return name;
}

function findAudit() {
  return database.db
    .selectFrom('auditEntries')
    .where('storeId', '=', scope.storeId)
    .selectAll()
    .execute();
}

test("stores an action's writes, events and audit entries together", async () => {
  const answer = await act(scope, async (work) => {
    await rename(work, 'Renamed');
    work.emit({ kind: 'store.status', storeOnline: false });
    work.emit({ kind: 'order.seen', orderIds: [7] });
    work.audit({
      action: 'store.fees',
      entity: 'store',
      entityId: scope.storeId,
      after: { name: 'Renamed', ownerPassword: 'x' },
    });
    return 'done';
  });

  expect(answer).toBe('done');
  expect(await nameOfStore()).toBe('Renamed');
  expect(await readEvents(database.db, scope.storeId, 0, 10)).toEqual({
    head: 2,
    events: [
      { seq: 1, event: { kind: 'store.status', storeOnline: false } },
      { seq: 2, event: { kind: 'order.seen', orderIds: [7] } },
    ],
  });
  expect(await findAudit()).toMatchObject([
    {
      at,
      actorKind: 'system',
      actorId: null,
      actorName: 'Timer',
      action: 'store.fees',
      entityId: scope.storeId,
      before: null,
      after: { name: 'Renamed', ownerPassword: '[hidden]' },
    },
  ]);
  expect(wake.mock.calls).toEqual([[scope.storeId, ['store.status', 'order.seen']]]);
});

test('stores and announces nothing when an action fails', async () => {
  const before = await nameOfStore();
  const failing = act(scope, async (work) => {
    await rename(work, 'Never');
    work.emit({ kind: 'store.status', storeOnline: true });
    work.audit({ action: 'store.fees', entity: 'store', entityId: null });
    throw new Error('refused');
  });

  await expect(failing).rejects.toThrow('refused');
  expect(await nameOfStore()).toBe(before);
  expect(await headOf(database.db, scope.storeId)).toBe(0);
  expect(await findAudit()).toEqual([]);
  expect(wake).not.toHaveBeenCalled();
});

test('wakes no consumer for an action without events', async () => {
  await act(scope, async (work) => rename(work, 'Quiet'));
  expect(wake).not.toHaveBeenCalled();
});

test('numbers events without gaps across fifty concurrent actions, some of which fail', async () => {
  const actions = Array.from({ length: 50 }, (_, index) =>
    act(scope, async (work) => {
      work.emit({ kind: 'order.seen', orderIds: [index] });
      work.emit({ kind: 'store.status', storeOnline: true });
      await sql`select 1`.execute(work.tx);
      if (index % 5 === 0) throw new Error('refused');
    }),
  );
  const outcomes = await Promise.allSettled(actions);
  const { head, events } = await readEvents(database.db, scope.storeId, 0, 1000);

  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  expect(head).toBe(80);
  expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 80 }, (_, index) => index + 1));
});

test('reruns an action after a serialization failure and stores its events once', async () => {
  let attempts = 0;
  await act(scope, async (work) => {
    attempts += 1;
    work.emit({ kind: 'store.status', storeOnline: true });
    if (attempts < 3) {
      await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(
        work.tx,
      );
    }
  });

  expect(attempts).toBe(3);
  expect(await headOf(database.db, scope.storeId)).toBe(1);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('records automatic follow-ups in the same transaction with Counter as the actor', async () => {
  const fees = { action: 'store.fees', entity: 'store', entityId: scope.storeId } as const;
  await act(scope, async (work) => {
    const own = signedBy(work, { kind: 'system', name: 'Rule' });
    own.audit(fees);
    work.audit(fees);
    await rename(own, own.scope.actor.name);
  });
  const names = (await findAudit()).map(({ actorName }) => actorName);
  expect(names.toSorted()).toEqual(['Rule', 'Timer']);
  expect(await nameOfStore()).toBe('Rule');
});
