import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { createLog } from '../config/log.ts';
import { addJob } from './add-job.ts';
import { batchTask, runBatch, type Batch } from './in-batches.ts';
import { startJobs, type Jobs } from './start-jobs.ts';

type Cursor = { readonly number: number };

const job = 'count';
const place = z.object({ number: z.number() });
const log = createLog({ logLevel: 'silent' });
let database: TestDatabase;
let jobs: Jobs | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await database.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(async () => database.drop());

/** Handles the numbers from 1 to 5, two at once. */
function counting(handle: (number: number) => Promise<void>) {
  const numbers = {
    job,
    find: async (after: Cursor | null, limit: number) =>
      [1, 2, 3, 4, 5]
        .filter((number) => number > (after?.number ?? 0))
        .slice(0, limit)
        .map((number) => ({ number })),
    cursorOf: (one: Cursor) => one,
    handle: async ({ number }: Cursor) => handle(number),
    failure: 'a number could not be counted',
  };
  return async (batch: Batch<Cursor> = {}) =>
    runBatch({ db: database.db, log }, numbers, { atOnce: 2, ...batch });
}

async function planned() {
  const { rows } = await database.pool.query<{ payload: unknown }>(
    'select payload from graphile_worker._private_jobs where key = $1',
    [job],
  );
  return rows.map(({ payload }) => payload);
}

const begin = async () => batchTask(database, job, place, async () => undefined)({ _cron: {} });

test('a batch handles its items and plans the next batch, except the last one', async () => {
  const seen: number[] = [];
  const run = counting(async (number) => void seen.push(number));
  expect(await run()).toBe(false);
  expect([seen, await planned()]).toEqual([[1, 2], [{ after: { number: 2 } }]]);
  expect(await run({ after: { number: 2 } })).toBe(false);
  expect([seen, await planned()]).toEqual([[1, 2, 3, 4], [{ after: { number: 4 } }]]);
  await database.pool.query('delete from graphile_worker._private_jobs');
  expect(await run({ after: { number: 4 } })).toBe(true);
  expect([seen, await planned()]).toEqual([[1, 2, 3, 4, 5], []]);
});

test("failing items don't block the ones after them", async () => {
  const seen: number[] = [];
  const run = counting(async (number) => {
    if (number < 3) throw new Error('this number is damaged');
    seen.push(number);
  });
  await run();
  await run({ after: { number: 2 } });
  expect(seen).toEqual([3, 4]);
});

test('the schedule starts a first batch only if none is waiting or running', async () => {
  await begin();
  await begin();
  expect(await planned()).toEqual([{ after: null }]);
  await database.pool.query(`
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w', attempts = 1`);
  await begin();
  const { rows } = await database.pool.query('select from graphile_worker._private_jobs');
  expect(rows).toHaveLength(1);
});

test('the schedule retries a failed, waiting batch at once', async () => {
  await database.db.transaction().execute(async (tx) => {
    await addJob(tx, job, { after: { number: 2 } }, { jobKey: job, afterMs: 3_600_000 });
  });
  await database.pool.query('update graphile_worker._private_jobs set attempts = 3');
  await begin();
  const { rows } = await database.pool.query(`
    select attempts, run_at <= now() as due, payload from graphile_worker._private_jobs`);
  expect(rows).toEqual([{ attempts: 3, due: true, payload: { after: { number: 2 } } }]);
});

test('the schedule starts over after a batch is given up and keeps that one as failed', async () => {
  await begin();
  await database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
  await begin();
  expect(await planned()).toEqual([{ after: null }]);
  const { rows } = await database.pool.query(`
    select from graphile_worker._private_jobs where attempts = max_attempts`);
  expect(rows).toHaveLength(1);
});

test("a second start doesn't run in parallel with the first, and each item is handled once", async () => {
  const seen: number[] = [];
  const gate = Promise.withResolvers<void>();
  const run = counting(async (number) => {
    seen.push(number);
    if (number === 1) await gate.promise;
  });
  const { pool, db } = database;
  const start = async () => db.transaction().execute(async (tx) => addJob(tx, job, {}));
  await start();
  jobs = await startJobs({ pool, tasks: { [job]: batchTask(database, job, place, run) }, log });
  await eventually(() => expect(seen).toEqual([1]));
  await start();
  const left = async () => {
    const { rows } = await pool.query<{ payload: unknown }>(
      'select payload from graphile_worker._private_jobs',
    );
    return rows;
  };
  // The second start has been done: only the batch that runs is left.
  await eventually(async () => expect(await left()).toEqual([{ payload: { after: null } }]));
  gate.resolve();
  await eventually(async () => expect(await left()).toEqual([]));
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});
