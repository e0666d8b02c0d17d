import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import { addJob } from './add-job.ts';
import type { Task } from './start-jobs.ts';

/** A part of a long list. */
export type Batch<Cursor> = {
  /** The last thing of the batch before; null or absent for the first batch. */
  readonly after?: Cursor | null;
  /** The most things that one job handles. */
  readonly atOnce?: number;
};

/** Work on a long list, in jobs that each handle a batch. */
type BatchJob<Thing extends Cursor, Cursor extends object> = {
  /** The job that handles a batch. */
  readonly job: string;
  /** The key of the next batch, so that no two go through them; the job's name where absent. */
  readonly key?: string;
  /** Facts that each batch is given beside its cursor. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Returns the first of those after a cursor. */
  readonly find: (after: Cursor | null, limit: number) => Promise<readonly Thing[]>;
  /** The ids by which the next batch and the log know one. */
  readonly cursorOf: (thing: Thing) => Cursor;
  readonly handle: (thing: Thing) => Promise<unknown>;
  /** The sentence of the log about one that failed. */
  readonly failure: string;
};

type Parts = { readonly db: Db; readonly log: FastifyBaseLogger };

const usualSize = 100;

/**
 * Handles one batch and queues a job for the next, so no job runs long. A thing that fails is logged and holds up no
 * other. Returns true if it was the last batch. Handling a thing again must be harmless: a batch whose process is killed
 * is done again.
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
 * The task of a job that goes through many things in batches. The clock begins with the first batch, unless earlier ones are
 * still on their way: no second job goes through the things beside the first.
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
  /** False for one that was given up after its last try. */
  readonly goesOn: boolean;
  /** True if it failed and waits for its next try. */
  readonly waits: boolean;
};

/** Retries a failed batch now; otherwise the scheduled run would wait for its backoff. */
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
