import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { apiContent } from './api-content.ts';
import type { AccessConfig } from './platform/config/access-settings.ts';
import { answerProblems, sendProblem } from './platform/http/errors.ts';
import { serveMetrics, type createMetrics } from './platform/http/metrics.ts';
import { protect } from './platform/http/security.ts';
import { serveDocs } from './platform/http/serve-docs.ts';
import { serveHealth } from './platform/http/serve-health.ts';
import { ProblemError } from './platform/kernel/problem.ts';
import type { Platform } from './platform/platform.ts';

type Parts = {
  readonly platform: Pick<Platform, 'db' | 'clock'>;
  readonly access: AccessConfig;
  readonly registry: ReturnType<typeof createMetrics>;
};

/** Serves metrics and API docs as configured. */
export async function serveManagement(
  app: FastifyInstance,
  { platform, access, registry }: Parts,
): Promise<void> {
  serveMetrics(app, access, registry);
  await serveDocs(app, platform, { content: apiContent, ...access });
}

/** Builds the application of the management port, which only serves metrics, API docs and health checks. */
export async function buildManagementApp({
  log,
  isReady,
  ...parts
}: Parts & {
  readonly log: FastifyBaseLogger;
  readonly isReady: () => Promise<boolean>;
}): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  answerProblems(app);
  app.setNotFoundHandler((request, reply) => {
    const text =
      'This port serves metrics, API docs and health only. Use PORT for everything else.';
    return sendProblem(request, reply, new ProblemError('NOT_FOUND', text));
  });
  protect(app, { isHttps: false });
  serveHealth(app, isReady);
  await serveManagement(app, parts);
  return app;
}
