import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { UnlockLost } from './lost-jobs.ts';

export type HeartbeatTiming = {
  /** Milliseconds between two heartbeats. */
  readonly every: number;
  /** A worker is dead after this many milliseconds of silence. */
  readonly deadAfter: number;
};

/** A killed process's jobs run again within a minute. */
const usualTiming: HeartbeatTiming = { every: 10_000, deadAfter: 40_000 };

const kept = '1 hour';

type Options = {
  readonly pool: Pool;
  /** The worker's name in job locks. */
  readonly workerId: string;
  readonly unlockLost: UnlockLost;
  readonly log: FastifyBaseLogger;
  readonly timing?: HeartbeatTiming | undefined;
};

export type Heartbeat = {
  /** Ends the heartbeat and releases the worker's remaining locks. */
  stop(): Promise<void>;
};

/**
 * Reports this worker as alive, and returns the jobs of dead workers to the queue, as well as those lost on their way
 * to this one. All times are the database's. If a process only hung, its job may run twice, as after a crash.
 */
export async function startHeartbeat({
  pool,
  workerId,
  unlockLost,
  log,
  timing = usualTiming,
}: Options): Promise<Heartbeat> {
  const beat = async (): Promise<void> => {
    await pool.query(
      `insert into job_workers (id, beat_at) values ($1, clock_timestamp())
       on conflict (id) do update set beat_at = excluded.beat_at`,
      [workerId],
    );
    for (const { worker, jobs } of await unlockDead(pool, timing.deadAfter)) {
      log.warn({ worker, jobs }, 'a worker has died; its jobs run again');
    }
    const lost = await unlockLost({ pool, workerId }, timing.deadAfter);
    if (lost > 0) log.warn({ jobs: lost }, 'jobs were locked and never begun; they run again');
  };
  const report = (error: unknown): void =>
    log.error({ err: error }, 'the heartbeat of the timed jobs failed; it is tried again');
  await beat();
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(beat).catch(report);
  }, timing.every).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
      // Without a database, the other workers find out by themselves.
      await leave(pool, workerId).catch(report);
    },
  };
}

async function leave(pool: Pool, workerId: string): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers(array[$1])', [workerId]);
  await pool.query('delete from job_workers where id = $1', [workerId]);
}

type Dead = { readonly worker: string; readonly jobs: number };

/** Releases the locks of silent workers. A recent lock may belong to a worker that just started. */
async function unlockDead(pool: Pool, deadAfter: number): Promise<Dead[]> {
  const { rows } = await pool.query<Dead>(
    `select locked_by as worker, count(*)::integer as jobs
     from (
       select locked_by, locked_at from graphile_worker._private_jobs
       union all
       select locked_by, locked_at from graphile_worker._private_job_queues
     ) as locks
     where locked_at < clock_timestamp() - $1::integer * interval '1 millisecond'
       and not exists (
         select from job_workers
         where id = locked_by
           and beat_at > clock_timestamp() - $1::integer * interval '1 millisecond'
       )
     group by locked_by`,
    [deadAfter],
  );
  if (rows.length === 0) return [];
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [
    rows.map(({ worker }) => worker),
  ]);
  await pool.query(`delete from job_workers where beat_at < now() - interval '${kept}'`);
  return rows;
}
