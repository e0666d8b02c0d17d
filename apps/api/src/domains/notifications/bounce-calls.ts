import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readProviderCall } from '../../platform/clients/mail/read-provider-calls.ts';
import { readReport } from '../../platform/clients/mail/read-report.ts';
import { apiPrefix } from '../../platform/http/bind.ts';
import { hashSecret } from '../../platform/kernel/crypto.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeBounces, takeReport } from './bounces.service.ts';

const path = `${apiPrefix}/mail/bounces`;
const maxBytes = 1_000_000;

/**
 * Receives bounce reports: a mail provider's webhook, or a bounce message piped in by a mail server. Registers no route
 * without a token.
 */
export async function serveBounceCalls(
  app: FastifyInstance,
  platform: Platform,
  token: string | undefined,
): Promise<void> {
  if (token === undefined) return;
  await app.register(async (inner) => {
    // Identify the caller before reading the body.
    inner.addHook('onRequest', async (request) => refuseOthers(request, token));
    inner.addContentTypeParser(
      ['message/rfc822', 'text/plain'],
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    );
    inner.post<{ Body: unknown }>(
      path,
      { bodyLimit: maxBytes, config: { rateLimit: { max: 6000 } } },
      async ({ body }, reply) => {
        if (typeof body === 'string') {
          await takeReport(platform, await readReport(body));
          return reply.code(204).send();
        }
        const undelivered = readProviderCall(body);
        if (!undelivered) {
          throw new ProblemError(
            'INVALID_FIELDS',
            'Send a webhook of Postmark, SendGrid or Mailgun, or a mail as message/rfc822.',
          );
        }
        await takeBounces(platform, undelivered);
        return reply.code(204).send();
      },
    );
  });
}

/** Accepts the token as a bearer token, or as the Basic password of any user. */
function refuseOthers({ headers }: FastifyRequest, token: string): void {
  const [, scheme = '', given = ''] = /^(\w+)\s+(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const isBasic = scheme.toLowerCase() === 'basic';
  const secret = isBasic
    ? Buffer.from(given, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : given;
  if (timingSafeEqual(hashSecret(secret), hashSecret(token))) return;
  throw new ProblemError(
    'NOT_SIGNED_IN',
    'Send the value of MAIL_BOUNCE_TOKEN in the Authorization header: as "Bearer …", or as the password.',
  );
}
