import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveReceipt } from './campaign-messages.repository.ts';
import { repliesPath } from './provider-paths.ts';
import { takeReply } from './replies.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

type Fields = Readonly<Record<string, string>>;

const callsPerMinute = 6000;
const options = { config: { rateLimit: { max: callsPerMinute } }, bodyLimit: 50_000 };

/** An empty reply, because Twilio itself confirms STOP and START. */
const nothing = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Serves the SMS provider's webhooks for receipts and replies. Refuses other callers. */
export async function serveProviderCalls(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (inner) => {
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) =>
        Object.fromEntries(new URLSearchParams(body)),
    );
    inner.post<{ Params: { storeId: string; messageId: string }; Body: Fields }>(
      '/webhooks/sms/status/:storeId/:messageId',
      options,
      async ({ params, body, headers, url }, reply) => {
        refuseOthers(platform, { url, body, signature: headers['x-twilio-signature'] });
        await takeReceipt(platform, Number(params.storeId), Number(params.messageId), body);
        return reply.code(204).send();
      },
    );
    inner.post<{ Body: Fields }>(repliesPath, options, async ({ body, headers, url }, reply) => {
      refuseOthers(platform, { url, body, signature: headers['x-twilio-signature'] });
      await takeReply(platform, body['From'] ?? '', body['Body'] ?? '');
      return reply.type('text/xml; charset=utf-8').send(nothing);
    });
  });
}

type SignedCall = {
  readonly url: string;
  readonly body: Fields;
  readonly signature: string | string[] | undefined;
};

function refuseOthers({ sms, publicUrl }: Platform, { url, body, signature }: SignedCall): void {
  const isIts =
    typeof signature === 'string' && sms.gateway?.isItsCall(publicUrl() + url, body, signature);
  if (!isIts) {
    throw new ProblemError('NOT_ALLOWED', 'Only the provider of text messages may call this.');
  }
}

const outcomes = new Map<string, 'SENT' | 'DELIVERED' | 'FAILED'>([
  ['accepted', 'SENT'],
  ['queued', 'SENT'],
  ['sending', 'SENT'],
  ['sent', 'SENT'],
  ['delivered', 'DELIVERED'],
  ['read', 'DELIVERED'],
  ['undelivered', 'FAILED'],
  ['failed', 'FAILED'],
  ['cancelled', 'FAILED'],
]);

async function takeReceipt(
  { db, act, clock }: Platform,
  storeId: number,
  id: number,
  fields: Fields,
): Promise<void> {
  const { MessageStatus: status = '', MessageSid: providerId = '', ErrorCode: code } = fields;
  const state = outcomes.get(status);
  if (!state || providerId === '' || !Number.isSafeInteger(storeId) || !Number.isSafeInteger(id)) {
    return;
  }
  const reason = state === 'FAILED' ? `Couldn't be delivered (${code ?? status})` : '';
  const told = { state, reason, providerId, at: clock.now() };
  if (!(await saveReceipt(db, { storeId, id }, told))) return;
  const scope = await scopeForSystem(db, storeId, 'Receipt');
  await act(scope, async (work) => work.emit({ kind: 'marketing.changed' }));
}
