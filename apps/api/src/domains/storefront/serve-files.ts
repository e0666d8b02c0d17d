import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Site } from './send-page.ts';
import { findSharePicture, findStoreIcon, iconPath, manifestOf, sharePath } from './site-files.ts';
import { iconSizes } from './store-icon.ts';
import { findPublicStore, findStorefront } from './storefront.service.ts';

const config = { rateLimit: { max: 240 } };

type FileRequest = FastifyRequest<{ Params: { storeUrl: string } }>;

/**
 * Serves the files of a store's pages: the image of shared links, and the files to install it on a phone. `storeOf`
 * opens the store of a request.
 */
export function serveFiles(
  app: FastifyInstance,
  { platform }: Pick<Site, 'platform'>,
  storeOf: (request: FileRequest) => Promise<StoreScope>,
): void {
  app.get<{ Params: { storeUrl: string } }>(
    '/s/:storeUrl/share.png',
    { config },
    async (request, reply) =>
      orMissing(reply, async () => {
        const scope = await storeOf(request);
        const storefront = await findStorefront(platform, scope);
        const picture = await findSharePicture(platform, storefront);
        return sendPicture(reply, picture, request.url === sharePath(storefront));
      }),
  );
  for (const size of iconSizes) {
    app.get<{ Params: { storeUrl: string } }>(
      `/s/:storeUrl/icon-${size}.png`,
      { config },
      async (request, reply) =>
        orMissing(reply, async () => {
          const store = await findPublicStore(platform, await storeOf(request));
          const icon = await findStoreIcon(platform, store, size);
          return sendPicture(reply, icon, request.url === iconPath(store, size));
        }),
    );
  }
  app.get<{ Params: { storeUrl: string } }>(
    '/s/:storeUrl/manifest.webmanifest',
    { config },
    async (request: FileRequest, reply) =>
      orMissing(reply, async () => {
        const scope = await storeOf(request);
        const manifest = manifestOf(await findPublicStore(platform, scope));
        return reply
          .header('cache-control', 'no-cache')
          .type('application/manifest+json')
          .send(JSON.stringify(manifest));
      }),
  );
}

/** Sends an image, cacheable for a year if its versioned address is current. */
function sendPicture(reply: FastifyReply, picture: Buffer, isCurrent: boolean): FastifyReply {
  return reply
    .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
    .type('image/png')
    .send(picture);
}

/** Sends a bare 404 for a missing file, because no person reads it. */
async function orMissing(
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'NOT_FOUND') throw error;
    return reply.code(404).type('text/plain').send('');
  }
}
