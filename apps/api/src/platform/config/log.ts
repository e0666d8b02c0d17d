import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';

/** Structured logs, one JSON object a line. Secrets that slip into one are blanked. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger {
  return pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['*.password', '*.token', '*.authorization', 'req.headers', 'req.remoteAddress'],
  });
}
