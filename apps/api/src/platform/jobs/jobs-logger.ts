import type { FastifyBaseLogger } from 'fastify';
import { Logger, type LogLevel } from 'graphile-worker';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/**
 * Sends graphile-worker's messages to our log. Of what comes with a message only the job's number
 * and name are kept: the rest holds payloads and rows.
 */
export function jobsLogger(log: FastifyBaseLogger): Logger {
  return new Logger(({ taskIdentifier, jobId }) => (level: LogLevel, message) => {
    log[levels[level]]({ task: taskIdentifier, job: jobId }, message);
  });
}
