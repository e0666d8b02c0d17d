import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { updateSubscription } from './subscription.service.ts';

/**
 * Serves one-click unsubscribe requests from mail programs (RFC 8058). A GET of the same address shows the unsubscribe
 * page. The request body carries nothing we need, so it is discarded.
 */
export async function serveOneClick(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (inner) => {
    inner.addContentTypeParser(
      /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/,
      {
        parseAs: 'string',
      },
      async () => null,
    );
    inner.post<{ Params: { token: string } }>(
      '/unsubscribe/:token',
      { config: { rateLimit: { max: 60 } }, bodyLimit: 10_000 },
      async ({ params }, reply) => {
        const { storeName } = await updateSubscription(platform, params.token, false);
        return reply
          .type('text/plain; charset=utf-8')
          .send(`No more of these mails of ${storeName}.`);
      },
    );
  });
}
