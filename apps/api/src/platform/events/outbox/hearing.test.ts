import type { StoreEvent } from '@counter/contract/stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { addStore } from '../../../testing/marketplace.ts';
import { createAct } from '../act.ts';
import { systemClock } from '../../kernel/clock.ts';
import { createLog } from '../../config/log.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import { scopeForSystem } from '../../tenancy/tenancy.ts';
import type { StoreScope } from '../../tenancy/scope.ts';
import { createHearing, type Hearing, type Reader } from './hearing.ts';

const log = createLog({ logLevel: 'silent' });
const opened: Hearing[] = [];
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
  for (const hearing of opened.splice(0)) await hearing.close();
});
afterAll(async () => database.drop());

type Timing = { readonly gather: number; readonly look: number };
const never = 1_000_000;

/** What one process does: the reader writes a mail for each event, in the transaction it is given. */
function startProcess({ gather, look }: Timing, crash: () => boolean = () => false) {
  const reader: Reader = {
    name: 'test',
    hears: ['store.status'],
    handle: async (tx, { storeId }, events) => {
      for (const { seq, at } of events) {
        await queueMail(tx, at, { to: `${storeId}@test`, subject: String(seq), body: '' });
      }
      if (crash()) throw new Error('the process ends here');
    },
  };
  const { db } = database;
  const hearing = createHearing({ db, log, readers: [reader], timing: { gather, look } });
  opened.push(hearing);
  return hearing;
}

/** What one action does; woken is who runs in its process. */
async function emit(events: readonly StoreEvent[], woken?: Hearing): Promise<void> {
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

async function heard(): Promise<number[]> {
  const rows = await database.db
    .selectFrom('messages')
    .where('recipient', '=', `${scope.storeId}@test`)
    .orderBy('id')
    .select('subject')
    .execute();
  return rows.map(({ subject }) => Number(subject));
}

async function position(): Promise<number | undefined> {
  const row = await database.db
    .selectFrom('event_positions')
    .where('store_id', '=', scope.storeId)
    .where('reader', '=', 'test')
    .select('seq')
    .executeTakeFirst();
  return row?.seq;
}

test('a reader is woken by the commit and hears its kinds alone, in their order', async () => {
  const hearing = startProcess({ gather: 1, look: never });
  await emit([opening(true), other, opening(false)], hearing);
  await emit([other], hearing);
  await emit([opening(true)], hearing);
  await eventually(async () => expect(await heard()).toEqual([1, 3, 5]));
  await eventually(async () => expect(await position()).toBe(5));
});

test('what happened while nobody ran is heard once, by however many processes look', async () => {
  for (let times = 0; times < 5; times += 1) await emit([opening(true), opening(false)]);
  const processes = [1, 2, 3].map(() => startProcess({ gather: 1, look: never }));
  await Promise.all(processes.map(async (hearing) => hearing.look()));
  await Promise.all(processes.map(async (hearing) => hearing.look()));
  expect(await heard()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a failure leaves nothing behind, and the next look begins where it began', async () => {
  let crashing = true;
  const hearing = startProcess({ gather: 1, look: never }, () => crashing);
  await emit([opening(true), opening(false)]);
  await hearing.look();
  expect([await heard(), (await position()) ?? 0]).toEqual([[], 0]);
  crashing = false;
  await hearing.look();
  expect(await heard()).toEqual([1, 2]);
});

test('events that nobody hears are passed over', async () => {
  const hearing = startProcess({ gather: 1, look: never });
  await emit([opening(true)]);
  await hearing.look();
  await emit([other, other]);
  await hearing.look();
  expect([await heard(), await position()]).toEqual([[1], 3]);
});
