import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashSecret } from '../kernel/crypto.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Db } from '../db/schema.ts';
import { describeDevice } from '../kernel/device.ts';
import { findEndedKey, findPersonByToken } from './refused-callers.repository.ts';
import { whoCalls } from './who-calls.ts';
import { countSecurityEvent, type SecurityEvent } from '../events/audit/security-log.ts';

type Parts = { readonly db: Db; readonly clock: Clock };
type Refusal = Pick<SecurityEvent, 'action' | 'userId' | 'actor' | 'after'>;

/**
 * Records refused callers in the security log: an ended session or API key, or a missing permission. If recording
 * fails, the refusal is still answered.
 */
export function recordRefusals(app: FastifyInstance, parts: Parts): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const code = typeof payload === 'string' && codeOf(reply.statusCode, payload);
    if (!code) return done(null, payload);
    record(parts, request, code)
      .catch((error: unknown) => {
        request.log.error({ ...whoCalls(request), err: error }, 'a refusal was not recorded');
      })
      .finally(() => done(null, payload));
  });
}

/** Returns a refusal's code; undefined for any other answer. */
function codeOf(status: number, payload: string): string | undefined {
  if (status === 401 && payload.includes('"code":"NOT_SIGNED_IN"')) return 'NOT_SIGNED_IN';
  if (status === 403 && payload.includes('"code":"NOT_ALLOWED"')) return 'NOT_ALLOWED';
  return undefined;
}

async function record({ db, clock }: Parts, request: FastifyRequest, code: string): Promise<void> {
  const token = request.headers.authorization?.replace(/^Bearer\s+/i, '');
  if (!token) return;
  const refusal = await findRefusal(db, request, { code, tokenHash: hashSecret(token) });
  if (!refusal) return;
  const { id: requestId, ip: address } = request;
  const userAgent = request.headers['user-agent'] ?? '';
  await countSecurityEvent(db, {
    ...refusal,
    request: { requestId, address, userAgent },
    at: clock.now(),
  });
}

async function findRefusal(
  db: Db,
  { headers, method, routeOptions }: FastifyRequest,
  { code, tokenHash }: { readonly code: string; readonly tokenHash: Buffer },
): Promise<Refusal | undefined> {
  const after = { call: `${method} ${routeOptions.url ?? ''}` };
  const person = await findPersonByToken(db, tokenHash);
  if (person && code === 'NOT_ALLOWED') {
    const { id, name } = person;
    const device = describeDevice(headers['user-agent'] ?? '');
    return { action: 'call.refuse', userId: id, actor: { kind: 'user', id, name, device }, after };
  }
  // An expired session is normal: it happens every morning.
  if (person)
    return person.endedAt ? { action: 'session.dead', userId: person.id, after } : undefined;
  if (code !== 'NOT_SIGNED_IN') return undefined;
  const key = await findEndedKey(db, tokenHash);
  if (!key) return undefined;
  const actor = { kind: 'integration', id: key.id, name: key.name } as const;
  return { action: 'apiKey.refuse', userId: null, actor, after };
}
