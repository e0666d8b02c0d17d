import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import { addJob } from './add-job.ts';
import type { Task } from './start-jobs.ts';

/** A batch's position in a long list. */
export type Batch<Cursor> = {
  /** The last item of the previous batch; null or absent for the first batch. */
  readonly after?: Cursor | null;
  /** The maximum number of items per job. */
  readonly atOnce?: number;
};

/** Work on a long list, split into jobs of one batch each. */
type BatchJob<Thing extends Cursor, Cursor extends object> = {
  /** The job's name. */
  readonly job: string;
  /** The next job's key, so that no two runs overlap; defaults to the job's name. */
  readonly key?: string;
  /** The payload of each batch besides its cursor. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Returns the first items after a cursor. */
  readonly find: (after: Cursor | null, limit: number) => Promise<readonly Thing[]>;
  /** The ids that identify an item in the cursor and the log. */
  readonly cursorOf: (thing: Thing) => Cursor;
  readonly handle: (thing: Thing) => Promise<unknown>;
  /** The log message for a failed item. */
  readonly failure: string;
};

type Parts = { readonly db: Db; readonly log: FastifyBaseLogger };

const usualSize = 100;

/**
 * Handles one batch and queues the job for the next, so that no job runs long. An item that fails is logged and doesn't
 * stop the others. Returns true for the last batch. Handling an item must be idempotent, because a batch whose process
 * is killed runs again.
 */
export async function runBatch<Thing extends Cursor, Cursor extends object>(
  { db, log }: Parts,
  { job, key = job, payload = {}, find, cursorOf, handle, failure }: BatchJob<Thing, Cursor>,
  { after = null, atOnce = usualSize }: Batch<Cursor>,
): Promise<boolean> {
  const things = await find(after, atOnce);
  for (const thing of things) {
    try {
      await handle(thing);
    } catch (error) {
      const ids: object = cursorOf(thing);
      log.error({ err: error, ...ids }, failure);
    }
  }
  const last = things.at(-1);
  if (!last || things.length < atOnce) return true;
  const next = { ...payload, after: cursorOf(last) };
  await inTransaction(db, async (tx) => addJob(tx, job, next, { jobKey: key }));
  return false;
}

/**
 * Returns the task of a batched job. The scheduled run starts at the first batch, unless an earlier run is still in
 * progress.
 */
export function batchTask<Cursor>(
  { db }: Pick<Parts, 'db'>,
  job: string,
  cursor: z.ZodMiniType<Cursor>,
  run: (batch: Batch<Cursor>) => Promise<unknown>,
): Task {
  const batch = z.object({ after: z.optional(z.nullable(cursor)) });
  return async (payload) => {
    const { after } = batch.parse(payload);
    if (after === undefined) await begin(db, job);
    else await run({ after });
  };
}

type UnderWay = {
  readonly id: number;
  /** False if it was given up after its last attempt. */
  readonly goesOn: boolean;
  /** True if it failed and waits for its next attempt. */
  readonly waits: boolean;
};

/** Starts a run. A failed batch is retried now, instead of after its backoff. */
async function begin(db: Db, job: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${job}::text, 0))`.execute(tx);
    const { rows } = await sql<UnderWay>`
      select id, locked_at is not null or attempts < max_attempts as goes_on,
        locked_at is null and attempts > 0 as waits
      from graphile_worker.jobs where key = ${job}`.execute(tx);
    const [underWay] = rows;
    if (!underWay?.goesOn) {
      await addJob(tx, job, { after: null }, { jobKey: job });
    } else if (underWay.waits) {
      await sql`
        select from graphile_worker.reschedule_jobs(array[${underWay.id}::bigint], run_at := now())
      `.execute(tx);
    }
  });
}
