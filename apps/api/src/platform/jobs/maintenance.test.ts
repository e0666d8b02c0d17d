import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { addStore, addUser } from '../../testing/marketplace.ts';
import { createAct } from '../act.ts';
import { fixedClock } from '../clock.ts';
import { once } from '../once.ts';
import { readEvents } from '../outbox/events.ts';
import { scopeForSystem } from '../tenancy/tenancy.ts';
import { maintenance } from './maintenance.ts';

const now = new Date('2026-05-04T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 60 * 60 * 1000);
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

test('removes what has outlived its use and keeps the rest', async () => {
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

  await maintenance({ db, clock: fixedClock(now) })({});

  const { head, events } = await readEvents(db, store.id, 0, 10);
  expect(head).toBe(4);
  expect(events.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  const keys = await db.selectFrom('idempotency_keys').select('key').execute();
  expect(keys).toEqual([{ key: '23' }]);
  const sessions = await db.selectFrom('sessions').select('user_id').execute();
  expect(sessions).toEqual([{ user_id: ended.id }]);
});

async function expire(userId: number, hours: number): Promise<void> {
  await database.db
    .updateTable('sessions')
    .set({ expires_at: hoursAgo(hours) })
    .where('user_id', '=', userId)
    .execute();
}
