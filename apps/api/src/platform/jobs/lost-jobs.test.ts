import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { createLog } from '../config/log.ts';
import { addJob } from './add-job.ts';
import { startJobs, type Task } from './start-jobs.ts';

const log = createLog({ logLevel: 'silent' });
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

test('a job locked for a live worker that never received it runs again', async () => {
  const { db, pool } = database;
  const note = vi.fn<Task>().mockResolvedValue();
  const heartbeat = { every: 50, deadAfter: 500 };
  const jobs = await startJobs({ pool, tasks: { note }, log, heartbeat });
  const runAt = new Date('2100-01-01T00:00:00Z');
  await db.transaction().execute(async (tx) => addJob(tx, 'note', { orderId: 1 }, { runAt }));
  // As if the answer to the worker that took it had been lost.
  const { rowCount } = await pool.query(`
    update graphile_worker._private_jobs set run_at = now(), locked_at = now(), locked_by = worker.id
    from job_workers as worker`);
  expect(rowCount).toBe(1);
  expect(note).not.toHaveBeenCalled();
  await eventually(() => expect(note.mock.calls).toEqual([[{ orderId: 1 }]]));
  await jobs.stop();
});
