import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { AccessConfig } from '../config/access-settings.ts';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../kernel/clock.ts';
import { findIntegration } from '../tenancy/signed-in.ts';
import { apiPrefix } from './bind.ts';
import { fixText, sendText, type FixedText } from './fixed-text.ts';
import { describeApi, type ApiDescription, type Named } from './openapi.ts';

type Docs = { readonly description: ApiDescription; readonly written: FixedText };

/** Docs by their lists of calls. They take as long as all else of an application's start. */
const known = new WeakMap<readonly Named[], Docs>();

/**
 * Serves the description of the API and the page that shows it. Where they are closed, the description is for
 * API keys and there is no page.
 */
export async function serveDocs(
  app: FastifyInstance,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  {
    endpoints,
    apiDocs,
    management,
  }: Pick<AccessConfig, 'apiDocs' | 'management'> & { readonly endpoints: readonly Named[] },
): Promise<void> {
  const { description, written } = findDocs(endpoints);
  app.get(`${apiPrefix}/openapi.json`, async (request, reply) => {
    if (apiDocs === 'closed') {
      const key = request.headers.authorization?.replace(/^Bearer\s+/i, '');
      await findIntegration(db, key, clock.now());
    }
    return sendText(written, request, reply);
  });
  if (apiDocs === 'closed') return;
  await app.register(fastifySwagger, { mode: 'static', specification: { document: description } });
  await app.register(fastifySwaggerUi, {
    routePrefix: `${apiPrefix}/docs`,
    // On a port of their own there is no call that a button could try.
    uiConfig: management ? { supportedSubmitMethods: [] } : {},
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
}

/** Returns the docs of a list of calls: the same ones each time. */
function findDocs(endpoints: readonly Named[]): Docs {
  const docs = known.get(endpoints) ?? writeDocs(endpoints);
  known.set(endpoints, docs);
  return docs;
}

function writeDocs(endpoints: readonly Named[]): Docs {
  const description = describeApi(endpoints);
  const written = fixText(JSON.stringify(description), 'application/json; charset=utf-8');
  return { description, written };
}
