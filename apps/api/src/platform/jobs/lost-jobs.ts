import type { WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';

/** A worker as the database identifies it. */
type LockedWorker = {
  readonly pool: Pool;
  /** Its name in job locks. */
  readonly workerId: string;
};

/** Unlocks lost jobs that were locked for longer than some milliseconds. Returns their number. */
export type UnlockLost = (worker: LockedWorker, lockedForMs: number) => Promise<number>;

/**
 * Tracks the jobs that a worker starts. A job that is locked for the worker but never started is lost: the connection
 * broke after the database locked it. No other worker takes it while this one is alive.
 */
export function followBegunJobs(events: WorkerEvents): UnlockLost {
  // graphile-worker types ids as strings; the pool returns numbers.
  const begunAt = new Map<unknown, number>();
  events.on('job:start', ({ job }) => void begunAt.set(job.id, performance.now()));
  return async ({ pool, workerId }, lockedForMs) => {
    const askedAt = performance.now();
    const { rows } = await pool.query<{ id: unknown; isLost: boolean }>(
      `with locked as (
         select id, locked_at from graphile_worker._private_jobs where locked_by = $1
       ), unlocked as (
         update graphile_worker._private_jobs as jobs set locked_at = null, locked_by = null
         from locked
         where jobs.id = locked.id and jobs.locked_by = $1 and jobs.id <> all ($2::bigint[])
           and locked.locked_at < clock_timestamp() - $3::integer * interval '1 millisecond'
         returning jobs.id
       )
       select id, id in (select id from unlocked) as "isLost" from locked`,
      [workerId, [...begunAt.keys()], lockedForMs],
    );
    const locked = new Set(rows.map(({ id }) => id));
    // A job that is no longer locked has finished.
    for (const [id, at] of begunAt) if (at < askedAt && !locked.has(id)) begunAt.delete(id);
    return rows.filter(({ isLost }) => isLost).length;
  };
}
