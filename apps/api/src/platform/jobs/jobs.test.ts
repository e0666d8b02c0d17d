import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { onDatabase } from '../../testing/processes/databases.ts';
import { openPool } from '../db/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { createLog } from '../config/log.ts';
import { addJob } from './add-job.ts';
import { startJobs, type Jobs, type Task } from './start-jobs.ts';
import { eventually } from '../../testing/eventually.ts';
import { databaseUrlOf } from '../../testing/processes/server-process.ts';

const log = createLog({ logLevel: 'silent' });
let database: TestDatabase;
let jobs: Jobs | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await database.pool.query('delete from graphile_worker._private_jobs');
});

/** Starts a worker whose only task notes what it was given. */
async function startNoting() {
  const note = vi.fn<Task>().mockResolvedValue();
  jobs = await startJobs({ pool: database.pool, tasks: { note }, log });
  return note;
}

async function schedule(payload: object, ...rest: [Parameters<typeof addJob>[3]?]): Promise<void> {
  const { db } = database;
  await db.transaction().execute((tx) => addJob(tx, 'note', { ...payload }, ...rest));
}

test('a job of a committed transaction runs once, and one of a rolled-back transaction never', async () => {
  const rolledBack = database.db.transaction().execute(async (tx) => {
    await addJob(tx, 'note', { orderId: 1 });
    throw new Error('refused');
  });
  await expect(rolledBack).rejects.toThrow('refused');
  const note = await startNoting();
  await schedule({ orderId: 2 });
  await schedule({ orderId: 'last' });

  await eventually(() => expect(note).toHaveBeenCalledWith({ orderId: 'last' }));
  await jobs?.stop();
  jobs = undefined;
  expect(note.mock.calls).toEqual([[{ orderId: 2 }], [{ orderId: 'last' }]]);
});

test('a job waits for its time and is replaced by a later one with its key', async () => {
  const runAt = new Date('2100-01-01T00:00:00Z');
  await schedule({ orderId: 1 }, { runAt, jobKey: 'order:1' });
  await schedule({ orderId: 2 }, { runAt });
  await schedule({ orderId: 3 }, { jobKey: 'order:1' });
  const note = await startNoting();
  await eventually(() => expect(note.mock.calls).toEqual([[{ orderId: 3 }]]));
});

test('stopping waits for the running job', async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let finished = false;
  const slow: Task = async () => {
    started.resolve();
    await finish.promise;
    finished = true;
  };
  const running = await startJobs({ pool: database.pool, tasks: { note: slow }, log });
  await schedule({});
  await started.promise;
  const stopped = running.stop();
  finish.resolve();
  await stopped;
  expect(finished).toBe(true);
});

const quick = { every: 100, deadAfter: 1000 };

test('another process reruns the job of a killed process', { timeout: 120_000 }, async () => {
  await schedule({ orderId: 1 });
  const file = fileURLToPath(new URL('../../testing/processes/job-holder.ts', import.meta.url));
  const holder = fork(file, [databaseUrlOf(database.connection)], { silent: true, execArgv: [] });
  let said = '';
  holder.stdout?.on('data', (bytes: Buffer) => void (said += bytes.toString()));
  await vi.waitFor(() => expect(said).toContain('holds'), { timeout: 60_000 });
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const note = vi.fn<Task>().mockResolvedValue();
  const { pool } = database;
  jobs = await startJobs({ pool, tasks: { note }, log, heartbeat: quick });
  await eventually(() => expect(note.mock.calls).toEqual([[{ orderId: 1 }]]));
  const { rows } = await pool.query('select from graphile_worker._private_jobs');
  expect(rows).toEqual([]);
});

test('a long job stays with its process as long as that is alive', async () => {
  const note = vi.fn<Task>();
  const finish = Promise.withResolvers<void>();
  note.mockReturnValue(finish.promise);
  const both = [1, 2].map(async () =>
    startJobs({
      pool: database.pool,
      tasks: { note },
      log,
      heartbeat: { every: 50, deadAfter: 300 },
    }),
  );
  const [one, other] = await Promise.all(both);
  await schedule({ orderId: 1 });
  await eventually(async () => {
    const { rows } = await database.pool.query(
      `select from graphile_worker._private_jobs where locked_at < now() - interval '1500 milliseconds'`,
    );
    expect(rows).toHaveLength(1);
  });
  finish.resolve();
  await Promise.all([one?.stop(), other?.stop()]);
  expect(note).toHaveBeenCalledTimes(1);
});

test("a job that doesn't finish in time is released when its process stops", async () => {
  const started = Promise.withResolvers<void>();
  const stuck: Task = async () => {
    started.resolve();
    await new Promise(() => {});
  };
  const leaving = await startJobs({ pool: database.pool, tasks: { note: stuck }, log });
  await schedule({ orderId: 1 });
  await started.promise;
  await leaving.stop(50);
  const note = await startNoting();
  await eventually(() => expect(note.mock.calls).toEqual([[{ orderId: 1 }]]));
});

test('jobs continue after all connections are lost', { timeout: 30_000 }, async () => {
  const note = await startNoting();
  await schedule({ orderId: 1 });
  await eventually(() => expect(note).toHaveBeenCalledTimes(1));
  await database.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `);
  await schedule({ orderId: 2 });
  await eventually(() => expect(note).toHaveBeenCalledWith({ orderId: 2 }));
});

test('jobs that end while the database takes no connections are completed once it does', async () => {
  const { connection, pool } = database;
  const { rows: names } = await pool.query<{ name: string }>('select current_database() as name');
  const { name = '' } = names[0] ?? {};
  const server = openPool(onDatabase(connection, 'postgres'), { max: 1 });
  const goAway = async (): Promise<void> => {
    await server.query(`alter database "${name}" with allow_connections false`);
    await server.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
  };
  const note = vi.fn<Task>(async () => goAway());
  const fail = vi.fn<Task>(async () => {
    await goAway();
    throw new Error('refused');
  });
  try {
    for (const task of [note, fail]) {
      jobs = await startJobs({ pool, tasks: { note: task }, log });
      await schedule({ orderId: 1 });
      await eventually(() => expect(task).toHaveBeenCalledTimes(1));
      await server.query(`alter database "${name}" with allow_connections true`);
      await eventually(async () => {
        const { rows } = await pool.query(
          'select from graphile_worker._private_jobs where locked_at is not null',
        );
        expect(rows).toHaveLength(0);
      });
      expect(task).toHaveBeenCalledTimes(1);
      await jobs.stop();
      jobs = undefined;
      await pool.query('delete from graphile_worker._private_jobs');
    }
  } finally {
    await server.query(`alter database "${name}" with allow_connections true`);
    await server.end();
  }
});
