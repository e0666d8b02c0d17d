import type { FastifyBaseLogger } from 'fastify';
import { Logger, type LogLevel } from 'graphile-worker';
import { isDatabaseGone } from '../kernel/database-failures.ts';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/**
 * Sends graphile-worker's messages to our log. Their metadata contains payloads and rows, so only the job's id, name
 * and store, and the error, are kept.
 */
export function jobsLogger(log: FastifyBaseLogger): Logger {
  return new Logger(({ taskIdentifier, jobId }) => (level: LogLevel, message, meta) => {
    const own = { task: taskIdentifier, job: jobId };
    if (meta['failure'] === true) return logFailure(log, meta);
    const err = isDatabaseGone(meta['error']) ? { err: meta['error'] } : {};
    // A stack trace may follow, which repeats the error's message.
    const [line = ''] = message.split('\n');
    log[levels[level]]({ ...own, ...err }, line);
  });
}

type Meta = Readonly<Record<string, unknown>>;

function logFailure(log: FastifyBaseLogger, { job, error }: Meta): void {
  const { id, task_identifier: task, attempts, max_attempts: maxAttempts, payload } = fieldsOf(job);
  const { storeId } = fieldsOf(payload);
  log.error({ task, job: id, storeId, attempts, maxAttempts, err: error }, 'a job failed');
}

function fieldsOf(value: unknown): Meta {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
