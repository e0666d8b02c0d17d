import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { openPool } from '../../db/pool.ts';
import { createLog } from '../../config/log.ts';
import { openWakeChannel, type WakeChannel } from './wake-channel.ts';
import { eventually } from '../../../testing/eventually.ts';

const log = createLog({ logLevel: 'silent' });
const opened: { readonly channel: WakeChannel; readonly pool: Pool }[] = [];
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

afterEach(async () => {
  for (const { channel, pool } of opened.splice(0)) {
    await channel.close();
    await pool.end();
  }
});

/** Starts one process: its own pool, its own listening connection. */
async function startProcess() {
  const pool = openPool(database.connection, { max: 2 });
  const onWake = vi.fn<(storeId: number) => void>();
  const onListening = vi.fn<() => void>();
  const channel = await openWakeChannel({ pool, log, onWake, onListening });
  opened.push({ channel, pool });
  return { channel, onWake, onListening };
}

const storesHeard = (onWake: { mock: { calls: [number][] } }): number[] =>
  onWake.mock.calls.map(([storeId]) => storeId).toSorted((a, b) => a - b);

test('a message reaches all other processes but not its sender', async () => {
  const [teller, first, second] = [
    await startProcess(),
    await startProcess(),
    await startProcess(),
  ];
  teller.channel.tell(7);
  await eventually(() => expect(first.onWake.mock.calls).toEqual([[7]]));
  await eventually(() => expect(second.onWake.mock.calls).toEqual([[7]]));
  expect(teller.onWake).not.toHaveBeenCalled();
});

test('messages for a thousand stores all arrive, each at most twice', async () => {
  const [teller, other] = [await startProcess(), await startProcess()];
  const storeIds = Array.from({ length: 1000 }, (_, index) => 900_000_000_000_000 + index);
  for (const storeId of [...storeIds, ...storeIds]) teller.channel.tell(storeId);
  await eventually(() => expect(new Set(storesHeard(other.onWake))).toEqual(new Set(storeIds)));
  expect(storesHeard(other.onWake).length).toBeLessThanOrEqual(1001);
});

test('closing the channel sends what is still queued', async () => {
  const [teller, other] = [await startProcess(), await startProcess()];
  [1, 2, 3].forEach((storeId) => teller.channel.tell(storeId));
  await teller.channel.close();
  await eventually(() => expect(storesHeard(other.onWake)).toEqual([1, 2, 3]));
});

test('a lost connection is restored and reports that messages may have been missed', async () => {
  const [teller, other] = [await startProcess(), await startProcess()];
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen store_events'`,
  );
  await eventually(() => expect(other.onListening).toHaveBeenCalledTimes(2));
  teller.channel.tell(5);
  await eventually(() => expect(storesHeard(other.onWake)).toEqual([5]));
});
