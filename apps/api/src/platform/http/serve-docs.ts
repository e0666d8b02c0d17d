import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { AccessConfig } from '../config/access-settings.ts';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../kernel/clock.ts';
import { findIntegration } from '../tenancy/signed-in.ts';
import { apiPrefix } from './bind.ts';
import { describeApi, type Named } from './openapi.ts';

/**
 * Serves the description of the API and the page that shows it. Where they are closed, the description is for
 * API keys and there is no page.
 */
export async function serveDocs(
  app: FastifyInstance,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { endpoints, apiDocs }: Pick<AccessConfig, 'apiDocs'> & { readonly endpoints: readonly Named[] },
): Promise<void> {
  const description = describeApi(endpoints);
  app.get(`${apiPrefix}/openapi.json`, async ({ headers }) => {
    if (apiDocs === 'closed') {
      await findIntegration(db, headers.authorization?.replace(/^Bearer\s+/i, ''), clock.now());
    }
    return description;
  });
  if (apiDocs === 'closed') return;
  await app.register(fastifySwagger, { mode: 'static', specification: { document: description } });
  await app.register(fastifySwaggerUi, {
    routePrefix: `${apiPrefix}/docs`,
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
}
