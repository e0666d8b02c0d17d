import type { FastifyBaseLogger } from 'fastify';
import { parseCronItems, run, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { jobsLogger } from './jobs-logger.ts';

/** Does one kind of job. It may run again after a failure or a crash, so repeating must be harmless. */
export type Task = (payload: unknown) => Promise<void>;

/** A job that comes by the clock: `match` is a crontab pattern in UTC, `17 * * * *`. */
export type CronJob = { readonly task: string; readonly match: string };

type Options = {
  readonly pool: Pool;
  /** By the names under which jobs are scheduled. */
  readonly tasks: Readonly<Record<string, Task>>;
  readonly cron?: readonly CronJob[];
  readonly log: FastifyBaseLogger;
};

export type Jobs = {
  /** Takes no further jobs and resolves when the running ones have ended. */
  stop(): Promise<void>;
};

const jobsAtOnce = 2;

/**
 * Starts to work off the jobs of the database, together with the other processes on it. One
 * connection of the pool is kept for hearing of new jobs.
 */
export async function startJobs({ pool, tasks, cron = [], log }: Options): Promise<Jobs> {
  const runner = await run({
    pgPool: pool,
    taskList: toHandlers(tasks),
    parsedCronItems: parseCronItems([...cron]),
    concurrency: jobsAtOnce,
    noHandleSignals: true,
    logger: jobsLogger(log),
  });
  const ended = runner.promise.catch((error: unknown) => {
    log.error({ err: error }, 'timed jobs have stopped; restart this process to run them again');
  });
  return {
    stop: async () => {
      await runner.stop();
      await ended;
    },
  };
}

/** A task is given its payload alone, none of the worker's own tools. */
function toHandlers(tasks: Options['tasks']): TaskList {
  const handlers = Object.entries(tasks).map(
    ([name, task]) => [name, (payload: unknown) => task(payload)] as const,
  );
  return Object.fromEntries(handlers);
}
