import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AccessConfig } from '../config/access-settings.ts';
import { hashSecret } from '../kernel/crypto.ts';
import { ProblemError } from '../kernel/problem.ts';

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Checks access to the metrics as configured.
 * @throws ProblemError NOT_SIGNED_IN if a token gives access, NOT_FOUND if nothing does
 */
export function permitMetrics(
  { metrics, metricsToken }: AccessConfig,
  { headers, raw }: FastifyRequest,
): void {
  if (metrics === 'open' || (metrics === 'local' && isLocal(headers, raw.socket))) return;
  if (metricsToken === undefined) {
    throw new ProblemError('NOT_FOUND', "We couldn't find this page.");
  }
  const given = headers.authorization?.replace(/^Bearer\s+/i, '') ?? '';
  if (timingSafeEqual(hashSecret(given), hashSecret(metricsToken))) return;
  throw new ProblemError(
    'NOT_SIGNED_IN',
    'Send the value of METRICS_TOKEN in the Authorization header ("Bearer …").',
  );
}

function isLocal(
  headers: FastifyRequest['headers'],
  { remoteAddress = '' }: FastifyRequest['raw']['socket'],
): boolean {
  return loopback.test(remoteAddress) && proxyHeaders.every((name) => headers[name] === undefined);
}
