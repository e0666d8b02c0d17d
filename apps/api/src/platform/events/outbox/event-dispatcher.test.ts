import type { StoreEvent } from '@counter/contract/stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { addStore } from '../../../testing/stores/marketplace.ts';
import { createAct } from '../act.ts';
import { systemClock } from '../../kernel/clock.ts';
import { createLog } from '../../config/log.ts';
import { letterToAddress } from '../../clients/mail/letter.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import type { StoreScope } from '../../tenancy/scope.ts';
import {
  createEventDispatcher,
  type EventDispatcher,
  type EventConsumer,
} from './event-dispatcher.ts';
import { scopeForSystem } from '../../tenancy/system-scope.ts';

const log = createLog({ logLevel: 'silent' });
const opened: EventDispatcher[] = [];
let database: TestDatabase;
let scope: StoreScope;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  const { id } = await addStore(database.db);
  scope = await scopeForSystem(database.db, id, 'Test');
  await database.db.deleteFrom('messages').execute();
});
afterEach(async () => {
  for (const dispatcher of opened.splice(0)) await dispatcher.close();
});
afterAll(async () => database.drop());

type Timing = { readonly gatherMs: number; readonly pollMs: number };
const never = 1_000_000;

/** A consumer that writes a mail for each event, in the transaction it is given. */
function mailing(name: string, crash: () => boolean = () => false): EventConsumer {
  return {
    name,
    kinds: ['store.status'],
    handle: async (tx, { storeId }, events) => {
      for (const { seq, at } of events) {
        await queueMail(tx, at, letterToAddress(`${storeId}@${name}`, String(seq), []));
      }
      if (crash()) throw new Error('the process ends here');
    },
  };
}

function start(consumers: readonly EventConsumer[], timing: Timing): EventDispatcher {
  const dispatcher = createEventDispatcher({ db: database.db, log, consumers, timing });
  opened.push(dispatcher);
  return dispatcher;
}

/** Starts one process with one consumer. */
function startProcess(timing: Timing, crash?: () => boolean): EventDispatcher {
  return start([mailing('test', crash)], timing);
}

/** Emits events in one action, and wakes the dispatcher of its process. */
async function emit(events: readonly StoreEvent[], woken?: EventDispatcher): Promise<void> {
  const { db } = database;
  const act = createAct({
    db,
    clock: systemClock,
    wake: (storeId, kinds) => woken?.wake(storeId, kinds),
  });
  await act(scope, async (work) => events.forEach((event) => work.emit(event)));
}

const opening = (storeOnline: boolean): StoreEvent => ({ kind: 'store.status', storeOnline });
const other: StoreEvent = { kind: 'sale.changed' };

async function heard(by = 'test'): Promise<number[]> {
  const rows = await database.db
    .selectFrom('messages')
    .where('recipient', '=', `${scope.storeId}@${by}`)
    .orderBy('id')
    .select('subject')
    .execute();
  return rows.map(({ subject }) => Number(subject));
}

async function position(of = 'test'): Promise<number | undefined> {
  const row = await database.db
    .selectFrom('eventPositions')
    .where('storeId', '=', scope.storeId)
    .where('reader', '=', of)
    .select('seq')
    .executeTakeFirst();
  return row?.seq;
}

test('a commit wakes a consumer, which gets only its own kinds of events, in order', async () => {
  const dispatcher = startProcess({ gatherMs: 1, pollMs: never });
  await emit([opening(true), other, opening(false)], dispatcher);
  await emit([other], dispatcher);
  await emit([opening(true)], dispatcher);
  await eventually(async () => expect(await heard()).toEqual([1, 3, 5]));
  await eventually(async () => expect(await position()).toBe(5));
});

test('events from downtime are delivered once, however many processes poll', async () => {
  for (let times = 0; times < 5; times += 1) await emit([opening(true), opening(false)]);
  const processes = [1, 2, 3].map(() => startProcess({ gatherMs: 1, pollMs: never }));
  await Promise.all(processes.map(async (dispatcher) => dispatcher.poll()));
  await Promise.all(processes.map(async (dispatcher) => dispatcher.poll()));
  expect(await heard()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a failed delivery leaves nothing behind, and the next poll retries it', async () => {
  let crashing = true;
  const dispatcher = startProcess({ gatherMs: 1, pollMs: never }, () => crashing);
  await emit([opening(true), opening(false)]);
  await dispatcher.poll();
  expect([await heard(), (await position()) ?? 0]).toEqual([[], 0]);
  crashing = false;
  await dispatcher.poll();
  expect(await heard()).toEqual([1, 2]);
});

test('events without a consumer are skipped', async () => {
  const dispatcher = startProcess({ gatherMs: 1, pollMs: never });
  await emit([opening(true)]);
  await dispatcher.poll();
  await emit([other, other]);
  await dispatcher.poll();
  expect([await heard(), await position()]).toEqual([[1], 3]);
});

test("a failing consumer doesn't delay the others, which get each event once", async () => {
  let crashing = true;
  const consumers = [mailing('first'), mailing('test', () => crashing), mailing('last')];
  const dispatcher = start(consumers, { gatherMs: 1, pollMs: never });
  await emit([opening(true), opening(false)]);
  await dispatcher.poll();
  expect(await Promise.all(['first', 'test', 'last'].map(heard))).toEqual([[1, 2], [], [1, 2]]);
  crashing = false;
  await emit([opening(true)]);
  await dispatcher.poll();
  const all = [1, 2, 3];
  expect(await Promise.all(['first', 'test', 'last'].map(heard))).toEqual([all, all, all]);
});

test('consumers that start at different times each get every event once', async () => {
  const first = start([mailing('first')], { gatherMs: 1, pollMs: never });
  await emit(Array.from({ length: 250 }, (_, index) => opening(index % 2 === 0)));
  await first.poll();
  await emit([opening(true)]);
  const both = [mailing('first'), mailing('late')];
  const processes = [1, 2].map(() => start(both, { gatherMs: 1, pollMs: never }));
  await Promise.all(processes.map(async (dispatcher) => dispatcher.poll()));
  await Promise.all(processes.map(async (dispatcher) => dispatcher.poll()));
  const all = Array.from({ length: 251 }, (_, index) => index + 1);
  expect(await heard('first')).toEqual(all);
  expect(await heard('late')).toEqual(all);
  expect([await position('first'), await position('late')]).toEqual([251, 251]);
});

/** A consumer that is interested in some stores only. */
function choosing(name: string, isInterested: () => boolean): EventConsumer {
  return {
    ...mailing(name),
    findInterested: async (_db, waiting) =>
      new Set(isInterested() ? waiting.map(({ storeId }) => storeId) : []),
  };
}

test("a consumer that isn't interested in a store gets later events once it is", async () => {
  let interested = false;
  const consumers = [mailing('test'), choosing('choosing', () => interested)];
  const dispatcher = start(consumers, { gatherMs: 1, pollMs: never });
  await emit([opening(true), opening(false)]);
  await dispatcher.poll();
  expect([await heard(), await heard('choosing')]).toEqual([[1, 2], []]);
  expect(await position('choosing')).toBe(2);
  interested = true;
  await emit([other, opening(true)]);
  await dispatcher.poll();
  expect([await heard(), await heard('choosing')]).toEqual([[1, 2, 4], [4]]);
});

test('a consumer is asked only about its own kinds of events, and not to skip a backlog', async () => {
  const asked: unknown[] = [];
  const consumer: EventConsumer = {
    ...mailing('test'),
    findInterested: async (_db, waiting) => {
      asked.push(...waiting.map(({ events }) => events.map(({ seq }) => seq)));
      return new Set();
    },
  };
  const dispatcher = start([consumer], { gatherMs: 1, pollMs: never });
  await emit([other, opening(true), other, opening(false)]);
  await dispatcher.poll();
  expect([asked, await heard()]).toEqual([[[2, 4]], []]);
  await emit(Array.from({ length: 60 }, () => opening(true)));
  await dispatcher.poll();
  expect([asked.length, (await heard()).length]).toEqual([1, 60]);
});

test('a consumer that fails to say what interests it gets every event', async () => {
  const failing: EventConsumer = {
    ...mailing('test'),
    findInterested: () => Promise.reject(new Error('this consumer has a bug')),
  };
  const dispatcher = start([failing, choosing('choosing', () => true)], {
    gatherMs: 1,
    pollMs: never,
  });
  await emit([opening(true), opening(false)]);
  await dispatcher.poll();
  expect([await heard(), await heard('choosing')]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test("stores with a repeatedly failing consumer don't delay the stores after them", async () => {
  const { db } = database;
  const ids = [scope.storeId, (await addStore(db)).id, (await addStore(db)).id];
  for (const id of ids) {
    const act = createAct({ db, clock: systemClock, wake: () => {} });
    const one = await scopeForSystem(db, id, 'Test');
    await act(one, async (work) => work.emit(opening(true)));
  }
  const done: number[] = [];
  const consumer: EventConsumer = {
    name: 'failing',
    kinds: ['store.status'],
    handle: async (_tx, { storeId }) => {
      if (storeId === ids[0] || storeId === ids[1]) throw new Error('this store is damaged');
      done.push(storeId);
    },
  };
  const timing = { gatherMs: 1, pollMs: never };
  const consumers = [consumer];
  const dispatcher = createEventDispatcher({ db, log, consumers, timing, polledAtOnce: 1 });
  opened.push(dispatcher);
  await dispatcher.poll();
  expect(done.filter((id) => ids.includes(id))).toEqual([ids[2]]);
});
