import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { addStore } from '../../../testing/stores/marketplace.ts';
import { createAct } from '../act.ts';
import { systemClock } from '../../kernel/clock.ts';
import { openDatabase } from '../../db/database.ts';
import { openPool } from '../../db/pool.ts';
import type { Database } from '../../db/schema.ts';
import { createLog } from '../../config/log.ts';
import { openWakeChannel } from '../outbox/wake-channel.ts';
import { createStreamHub } from './hub.ts';
import { eventually } from '../../../testing/eventually.ts';
import { scopeForSystem } from '../../tenancy/system-scope.ts';

const log = createLog({ logLevel: 'silent' });
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

async function startProcess() {
  const { connection, isDistributed } = database;
  const pool = openPool(connection, { max: 3, isDistributed });
  const db = openDatabase<Database>(pool);
  // Never looks by itself, so that only what it is told counts.
  const hub = createStreamHub({ db, log, timing: { poll: 3_600_000 } });
  const others = await openWakeChannel({
    pool,
    log,
    onWake: hub.wake,
    onListening: () => void hub.poll(),
  });
  const wake = (storeId: number): void => {
    hub.wake(storeId);
    others.tell(storeId);
  };
  const stop = async (): Promise<void> => {
    await hub.close();
    await others.close();
    await pool.end();
  };
  return { db, hub, act: createAct({ db, clock: systemClock, wake }), stop };
}

type Process = Awaited<ReturnType<typeof startProcess>>;

/** Follows the store in a process; the text received grows. */
function follow({ hub }: Process, storeId: number): () => string {
  let text = '';
  const sink = {
    write: (bytes: Buffer) => void (text += bytes.toString()),
    buffered: () => 0,
    end: () => {},
    destroy: () => {},
  };
  hub.subscribe(storeId, 'now', sink, {
    sessionId: 1,
    access: () => Promise.resolve('valid' as const),
  });
  return () => text;
}

test('an action in one process reaches the screens of both in the same order', async () => {
  const processes = [await startProcess(), await startProcess()];
  const { id } = await addStore(database.db);
  const scope = await scopeForSystem(database.db, id, 'Test');
  const screens = processes.map((each) => follow(each, id));
  await eventually(() => screens.forEach((text) => expect(text()).toContain('event: ready')));

  const actions = processes.flatMap((each) =>
    Array.from({ length: 10 }, async () =>
      each.act(scope, (work) => {
        work.emit({ kind: 'store.status', storeOnline: true });
        return Promise.resolve();
      }),
    ),
  );
  await Promise.all(actions);

  const everySeq = ['0', ...Array.from({ length: 20 }, (_, index) => String(index + 1))];
  await eventually(() => {
    for (const text of screens) {
      expect([...text().matchAll(/^id: (\d+)$/gm)].map(([, seq]) => seq)).toEqual(everySeq);
    }
  });
  await Promise.all(processes.map(async ({ stop }) => stop()));
});
