import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { startHeartbeat, type HeartbeatTiming } from './heartbeat.ts';
import { jobsLogger } from './jobs-logger.ts';
import { followBegunJobs } from './lost-jobs.ts';
import { repeatingPool } from './repeating-pool.ts';

/** Runs one kind of job. It may run again after a failure or crash, so it must be idempotent. */
export type Task = (payload: unknown) => Promise<void>;

/** A scheduled job: `match` is a crontab pattern in UTC, `17 * * * *`. */
export type CronJob = { readonly task: string; readonly match: string };

type RunJob = (name: string, work: () => Promise<void>) => Promise<void>;

type Options = {
  readonly pool: Pool;
  /** Tasks by job name. */
  readonly tasks: Readonly<Record<string, Task>>;
  readonly cron?: readonly CronJob[];
  readonly log: FastifyBaseLogger;
  readonly heartbeat?: HeartbeatTiming;
  /** Runs each job within a trace. */
  readonly runJob?: RunJob | undefined;
};

export type Jobs = {
  /**
   * Stops taking jobs and resolves when the running ones have ended or the timeout is over (milliseconds; 8 s by
   * default). Unfinished jobs go to other processes.
   */
  stop(timeoutMs?: number): Promise<void>;
};

const jobsAtOnce = 2;
const defaultTimeoutMs = 8_000;

/**
 * Starts to run the database's jobs, together with other processes. One connection of the pool listens for new jobs.
 */
export async function startJobs(options: Options): Promise<Jobs> {
  const { pool, tasks, cron = [], log } = options;
  const events: WorkerEvents = new EventEmitter();
  const unlockLost = followBegunJobs(events);
  const worker = Promise.withResolvers<string>();
  events.once('pool:create', ({ workerPool }) => worker.resolve(workerPool.id));
  const runner = await run({
    pgPool: repeatingPool(pool),
    events,
    taskList: toHandlers(tasks, options.runJob),
    parsedCronItems: parseCronItems([...cron]),
    concurrency: jobsAtOnce,
    noHandleSignals: true,
    logger: jobsLogger(log),
  });
  const ended = runner.promise.catch((error: unknown) => {
    log.error({ err: error }, 'timed jobs have stopped; restart this process to run them again');
  });
  const workerId = await worker.promise;
  const heartbeat = await startHeartbeat({
    pool,
    workerId,
    unlockLost,
    log,
    timing: options.heartbeat,
  });
  return {
    stop: async (timeoutMs = defaultTimeoutMs) => {
      const stopped = runner.stop().then(async () => ended);
      const timeout = new AbortController();
      await Promise.race([stopped, delay(timeoutMs, null, { signal: timeout.signal })]);
      timeout.abort();
      await heartbeat.stop();
    },
  };
}

/** Passes a task its payload only, none of graphile-worker's helpers. */
function toHandlers(
  tasks: Options['tasks'],
  runJob: RunJob = async (_name, work) => work(),
): TaskList {
  const handlers = Object.entries(tasks).map(
    ([name, task]) =>
      [name, async (payload: unknown) => runJob(name, async () => task(payload))] as const,
  );
  return Object.fromEntries(handlers);
}
