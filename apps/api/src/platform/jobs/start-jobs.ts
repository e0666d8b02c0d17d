import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { startHeartbeat, type HeartbeatTiming } from './heartbeat.ts';
import { jobsLogger } from './jobs-logger.ts';
import { followBegunJobs } from './lost-jobs.ts';
import { repeatingPool } from './repeating-pool.ts';

/** Does one kind of job. It may run again after a failure or a crash, so repeating must be harmless. */
export type Task = (payload: unknown) => Promise<void>;

/** A job that comes by the clock: `match` is a crontab pattern in UTC, `17 * * * *`. */
export type CronJob = { readonly task: string; readonly match: string };

type RunJob = (name: string, work: () => Promise<void>) => Promise<void>;

type Options = {
  readonly pool: Pool;
  /** By the names under which jobs are scheduled. */
  readonly tasks: Readonly<Record<string, Task>>;
  readonly cron?: readonly CronJob[];
  readonly log: FastifyBaseLogger;
  readonly heartbeat?: HeartbeatTiming;
  /** Runs each job as a part of a trace. */
  readonly runJob?: RunJob | undefined;
};

export type Jobs = {
  /**
   * Takes no further jobs and resolves when the running ones have ended, or when they have had the given time
   * (milliseconds; 8 s by default). Those that have not ended are given to other processes.
   */
  stop(timeoutMs?: number): Promise<void>;
};

const jobsAtOnce = 2;
const defaultTimeoutMs = 8_000;

/**
 * Starts to work off the jobs of the database, together with the other processes on it. One
 * connection of the pool is kept for hearing of new jobs.
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

/** A task is given its payload alone, none of the worker's own tools. */
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
