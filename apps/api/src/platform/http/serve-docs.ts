import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { AccessConfig } from '../config/access-settings.ts';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../kernel/clock.ts';
import { findIntegration } from '../tenancy/signed-in.ts';
import { apiPrefix } from './bind.ts';
import { fixText, sendText, type FixedText } from './fixed-text.ts';
import { describeApi, type ApiContent } from './openapi.ts';

/** Descriptions by their content. */
const written = new WeakMap<ApiContent, Promise<FixedText>>();

/** Returns the API description, written on the first request. */
async function descriptionOf(content: ApiContent): Promise<FixedText> {
  const text = written.get(content) ?? writeDescription(content);
  written.set(content, text);
  return text;
}

async function writeDescription(content: ApiContent): Promise<FixedText> {
  const description = JSON.stringify(await describeApi(content));
  return fixText(description, 'application/json; charset=utf-8');
}

/** Serves the API description and its page. If closed, the description requires an API key and there is no page. */
export async function serveDocs(
  app: FastifyInstance,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  {
    content,
    apiDocs,
    management,
  }: Pick<AccessConfig, 'apiDocs' | 'management'> & { readonly content: ApiContent },
): Promise<void> {
  const address = `${apiPrefix}/openapi.json`;
  app.get(address, async (request, reply) => {
    if (apiDocs === 'closed') {
      const key = request.headers.authorization?.replace(/^Bearer\s+/i, '');
      await findIntegration(db, key, clock.now());
    }
    return sendText(await descriptionOf(content), request, reply);
  });
  if (apiDocs === 'closed') return;
  // This plugin's page expects the description at its own URLs; they redirect to the only one.
  const { version } = content;
  const document = { openapi: '3.1.0', info: { title: 'Counter', version }, paths: {} };
  await app.register(fastifySwagger, { mode: 'static', specification: { document } });
  await app.register(fastifySwaggerUi, {
    routePrefix: docsPath,
    uiHooks: {
      onRequest: ({ routeOptions: { url } }, reply, done) => {
        if (ownAddresses.has(url ?? '')) void reply.redirect(address);
        else done();
      },
    },
    // On a separate port there are no calls for the page's buttons to try.
    uiConfig: management ? { supportedSubmitMethods: [] } : {},
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
}

const docsPath = `${apiPrefix}/docs`;

/** The URLs where the page expects its own copies of the description. */
const ownAddresses = new Set([`${docsPath}/json`, `${docsPath}/yaml`]);
