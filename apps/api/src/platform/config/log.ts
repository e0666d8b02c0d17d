import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import { isDatabaseGone } from '../kernel/database-failures.ts';
import { createOutage } from '../kernel/outage.ts';
import type { Config } from './config.ts';
import { describeError } from './describe-error.ts';

/** The time between two lines about a database that stays unreachable. */
const outagePauseMs = 60_000;

/**
 * Creates the log: one JSON object per line, without personal data. During a database outage it logs the first failure,
 * then one line a minute with their number.
 */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: DestinationStream,
): FastifyBaseLogger {
  const outage = createOutage(
    (failures) => log.error({ failures }, 'the database is still away'),
    outagePauseMs,
  );
  const log = pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      hooks: {
        logMethod(input, method) {
          const error = errorOf(input[0]);
          if (!isDatabaseGone(error)) method.apply(this, input);
          else if (outage.begins()) {
            method.apply(this, [
              { err: error },
              'the database is away; further failures are counted',
            ]);
          }
        },
      },
      redact: ['*.password', '*.token', '*.authorization', 'req.headers', 'req.remoteAddress'],
    },
    ...(stream ? [stream] : []),
  );
  return log;
}

function errorOf(fields: unknown): unknown {
  return typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
}
