import { afterAll, beforeAll, expect, test } from 'vitest';
import { outlivedOfAccounts } from '../../domains/auth/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { addStore, addUser } from '../../testing/stores/marketplace.ts';
import { createAct } from '../events/act.ts';
import { fixedClock } from '../kernel/clock.ts';
import { createSecret, hashSecret } from '../kernel/crypto.ts';
import { letterToAddress } from '../clients/mail/letter.ts';
import { queueMail } from '../messages/mail/queue-mail.ts';
import { once } from '../events/once.ts';
import { readEvents } from '../events/outbox/events.ts';
import { refuseRows } from '../../testing/stores/batches.ts';
import { maintenance, maintenanceCron } from './maintenance.ts';
import { scopeForSystem } from '../tenancy/system-scope.ts';

const now = new Date('2026-05-04T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 60 * 60 * 1000);
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

test('removes expired rows and keeps the rest', async () => {
  const { db } = database;
  const store = await addStore(db);
  const scope = await scopeForSystem(db, store.id, 'Test');
  for (const hours of [49, 47, 25, 23]) {
    const act = createAct({ db, clock: fixedClock(hoursAgo(hours)), wake: () => {} });
    await act(scope, async (work) => {
      work.emit({ kind: 'store.status', storeOnline: true });
      return once(work, { caller: 'test', key: `${hours}`, request: {} }, () => Promise.resolve(1));
    });
  }
  const [dead, ended] = [await addUser(db), await addUser(db)];
  await expire(dead.id, 24 * 30 + 1);
  await expire(ended.id, 24 * 30 - 1);

  for (const days of [31, 29]) {
    const at = hoursAgo(24 * days);
    await addLinks(ended.id, at);
    await addMessage(`${days} days old`, at);
  }

  for (const hours of [1.1, 0.9]) {
    await addFailure(`${hours}@example.test`, hoursAgo(hours));
  }

  await maintenance({ db, clock: fixedClock(now) }, outlivedOfAccounts)({});

  const { head, events } = await readEvents(db, store.id, 0, 10);
  expect(head).toBe(4);
  expect(events.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  const keys = await db.selectFrom('idempotencyKeys').select('key').execute();
  expect(keys).toEqual([{ key: '23' }]);
  const sessions = await db.selectFrom('sessions').select('userId').execute();
  expect(sessions).toEqual([{ userId: ended.id }]);
  for (const table of ['passwordResets', 'emailConfirmations'] as const) {
    const links = await db.selectFrom(table).select('expiresAt').execute();
    expect(links).toEqual([{ expiresAt: hoursAgo(24 * 29) }]);
  }
  const messages = await db.selectFrom('messages').select('subject').execute();
  expect(messages).toEqual([{ subject: '29 days old' }]);
  const failures = await db.selectFrom('signInFailures').select('email').execute();
  expect(failures).toEqual([{ email: '0.9@example.test' }]);
});

test("a failing table doesn't stop the others and is named for a retry", async () => {
  const { db, pool } = database;
  await addMessage('31 days old', hoursAgo(24 * 31));
  await db.deleteFrom('sessions').execute();
  await expire((await addUser(db)).id, 24 * 30 + 1);
  const accept = await refuseRows(pool, { on: 'delete on sessions', when: 'true' });
  const clean = maintenance({ db, clock: fixedClock(now) }, [
    ...outlivedOfAccounts,
    { table: 'messages', since: 'createdAt', kept: 0 },
  ]);
  await addMessage('a day old', hoursAgo(24));
  await expect(clean({})).rejects.toThrow('sessions: this row is damaged');
  expect(await messages()).toEqual([]);
  await accept();
  await clean({});
  expect(await db.selectFrom('sessions').select('userId').execute()).toEqual([]);
});

test('another job continues a backlog that takes too long', async () => {
  const { db, pool } = database;
  await addMessage('31 days old', hoursAgo(24 * 31));
  const planned = async () => {
    const { rows } = await pool.query('select from graphile_worker.jobs where key = $1', [
      maintenanceCron.task,
    ]);
    return rows.length;
  };
  await maintenance({ db, clock: fixedClock(now), goesOn: () => false }, [])({});
  expect([await planned(), (await messages()).length]).toEqual([1, 1]);
  await pool.query('delete from graphile_worker._private_jobs');
  await maintenance({ db, clock: fixedClock(now) }, [])({});
  expect([await planned(), (await messages()).length]).toEqual([0, 0]);
});

const messages = async () => database.db.selectFrom('messages').select('subject').execute();

async function addLinks(userId: number, expiresAt: Date): Promise<void> {
  const link = {
    tokenHash: hashSecret(createSecret()),
    userId,
    createdAt: expiresAt,
    expiresAt,
    usedAt: null,
  };
  await database.db.insertInto('passwordResets').values(link).execute();
  const confirmation = { ...link, email: 'ada@example.test' };
  await database.db.insertInto('emailConfirmations').values(confirmation).execute();
}

async function addFailure(email: string, at: Date): Promise<void> {
  const counted = { email, origin: 'network 203.0.113.7', failures: 1, lockedUntil: null };
  const failure = { ...counted, firstAt: at, lastAt: at };
  await database.db.insertInto('signInFailures').values(failure).execute();
}

async function addMessage(subject: string, at: Date): Promise<void> {
  await database.db
    .transaction()
    .execute(async (tx) => queueMail(tx, at, letterToAddress('ada@example.test', subject, [])));
}

async function expire(userId: number, hours: number): Promise<void> {
  await database.db
    .updateTable('sessions')
    .set({ expiresAt: hoursAgo(hours) })
    .where('userId', '=', userId)
    .execute();
}
