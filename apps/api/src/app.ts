import { randomUUID } from 'node:crypto';
import { followStore } from '@counter/contract/stream';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { adjustmentRoutes } from './domains/adjustments/index.ts';
import { analyticsRoutes } from './domains/analytics/index.ts';
import { auditRoutes } from './domains/audit/index.ts';
import { authRoutes, endStolenSession, recordLastSeen, proofCheck } from './domains/auth/index.ts';
import { consumerRoutes, findConsumerSession } from './domains/consumers/index.ts';
import { customerRoutes } from './domains/customers/index.ts';
import { dealRoutes } from './domains/deals/index.ts';
import { erasureRoutes } from './domains/erasure/index.ts';
import { expenseRoutes } from './domains/expenses/index.ts';
import { feedbackRoutes } from './domains/feedback/index.ts';
import { fileRoutes } from './domains/files/index.ts';
import { homeRoutes } from './domains/home/index.ts';
import {
  apiKeyRoutes,
  calendarFeedRoutes,
  integrationRoutes,
  recordKeyUse,
  pointOfSaleRoutes,
  serveFeeds,
  teamChatRoutes,
  webhookRoutes,
} from './domains/integrations/index.ts';
import { ledgerRoutes } from './domains/ledger/index.ts';
import { marketingRoutes, serveProviderCalls } from './domains/marketing/index.ts';
import { menuRoutes } from './domains/menu/index.ts';
import {
  notificationRoutes,
  serveBounceCalls,
  serveOneClick,
} from './domains/notifications/index.ts';
import { onboardingRoutes } from './domains/onboarding/index.ts';
import { operatorRoutes } from './domains/operator/index.ts';
import { orderRoutes } from './domains/orders/index.ts';
import { paymentRoutes, serveStripeCalls } from './domains/payments/index.ts';
import { payoutRoutes } from './domains/payouts/index.ts';
import { peopleRoutes } from './domains/people/index.ts';
import { printingRoutes, servePrinters } from './domains/printing/index.ts';
import { promotionRoutes } from './domains/promotions/index.ts';
import { referralRoutes } from './domains/referrals/index.ts';
import { reportRoutes } from './domains/reports/index.ts';
import { saleRoutes } from './domains/sales/index.ts';
import { searchRoutes } from './domains/search/index.ts';
import { viewRoutes } from './domains/views/index.ts';
import { bankRoutes, settingsRoutes } from './domains/settings/index.ts';
import { hoursRoutes, storeRoutes } from './domains/store/index.ts';
import { teamRoutes } from './domains/team/index.ts';
import {
  cardOrderPlacer,
  serveStorefront,
  storefrontRoutes,
  type VisitCounter,
} from './domains/storefront/index.ts';
import { recordRefusals } from './platform/http/record-refusals.ts';
import { serveHealth } from './platform/http/serve-health.ts';
import { serveFiles } from './platform/http/serve-files.ts';
import { version } from './version.ts';
import { storeFinders } from './wiring.ts';
import { apiPrefix, bindRoutes } from './platform/http/bind.ts';
import { registerCookies } from './platform/http/cookies.ts';
import { closeConnections } from './platform/http/close-connections.ts';
import { answerProblems, answerUnroutable } from './platform/http/errors.ts';
import { limitCalls } from './platform/http/limits.ts';
import { noteAddresses } from './platform/http/known-addresses.ts';
import { servePages } from './platform/http/pages.ts';
import { streamRoute, type RequestFacts } from './platform/http/route.ts';
import { protect } from './platform/http/security.ts';
import { whoCalls } from './platform/http/who-calls.ts';
import { serveSiteRoot } from './platform/http/site-root.ts';
import { serveManagement } from './management.ts';
import type { AccessConfig } from './platform/config/access-settings.ts';
import { trustOf, type TrustedProxies } from './platform/config/trusted-proxies.ts';
import {
  addFigures,
  createMetrics,
  measureRequests,
  type Figures,
} from './platform/http/metrics.ts';
import { traceCalls } from './platform/http/trace-calls.ts';
import type { Traces } from './platform/clients/traces/traces.ts';
import type { Platform } from './platform/platform.ts';
import { smsFigures } from './platform/clients/sms/refusals.ts';
import type { StreamHub } from './platform/events/stream/hub.ts';

const bodyLimitBytes = 1_048_576;

export type AppParts = {
  readonly platform: Platform;
  readonly hub: StreamHub;
  /** Further metrics. */
  readonly figures?: Figures;
  /** If absent, nothing is traced. */
  readonly traces?: Traces | undefined;
  /** The metrics registry of this process, if another listener serves it too. */
  readonly registry?: ReturnType<typeof createMetrics>;
  /** Flushed when the application closes. */
  readonly visits: VisitCounter;
  readonly log: FastifyBaseLogger;
  readonly webRoot: string;
  /** The folder of the built web store. */
  readonly storefrontRoot: string;
  readonly trustProxy: TrustedProxies;
  /** 0 disables the limit. */
  readonly callsPerMinute: number;
  /** Access to the metrics and the API docs. */
  readonly access: AccessConfig;
  /** Returns true if requests can be served: the database responds and the process is not shutting down. */
  readonly isReady: () => Promise<boolean>;
  /** Returns true once this process is shutting down; each response then closes its connection. Never if absent. */
  readonly isLeaving?: () => boolean;
};

/** Builds the whole application without its listener, for production and tests alike. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { platform, hub, visits } = parts;
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.log,
    trustProxy: trustOf(parts.trustProxy),
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    // Longer than any URL that Node accepts, so that authentication runs before the path is validated.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: answerUnroutable,
    genReqId: () => randomUUID(),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  const known = noteAddresses(app);
  // Accept JSON only and reject other content types as unsupported.
  app.removeContentTypeParser('text/plain');
  answerProblems(app);
  logAnswers(app);
  recordRefusals(app, platform);
  const isHttps = platform.publicUrl().startsWith('https:');
  await registerCookies(app, isHttps);
  protect(app, { isHttps });
  const { log, callsPerMinute } = parts;
  const countStranger = await limitCalls(app, { db: platform.db, log, callsPerMinute });
  const registry = parts.registry ?? createMetrics();
  measureRequests(app, registry);
  if (parts.traces) traceCalls(app, parts.traces);
  addFigures(registry, {
    counter_info: {
      help: 'The version of Counter',
      label: 'version',
      read: () => ({ [version]: 1 }),
    },
    counter_stream_connections: { help: 'Open streams', read: () => hub.connections },
    counter_stream_events_sent_total: {
      help: 'Events sent to streams',
      grows: true,
      read: () => hub.eventsSent,
    },
    ...smsFigures(platform.sms.refusals),
    ...parts.figures,
  });
  if (!parts.access.management) await serveManagement(app, { ...parts, registry });
  serveHealth(app, parts.isReady);
  endConnections(app, parts.isLeaving);
  closeConnections(app, async () => hub.close());
  const onSignOut = (sessionId: number): void => hub.endSession(sessionId);
  app.addHook('onClose', async () => visits.flush());
  const binding = {
    ...platform,
    hub,
    countStranger,
    storeFinders,
    endStolenSession: async (sessionId: number, request: RequestFacts): Promise<void> => {
      if (await endStolenSession(platform, sessionId, request)) onSignOut(sessionId);
    },
    recordLastSeen,
    recordKeyUse,
    findConsumerSession,
    checkProof: proofCheck(platform),
  };
  bindRoutes(app, binding, [
    ...authRoutes(platform, onSignOut),
    ...homeRoutes(platform),
    ...fileRoutes(platform),
    ...storeRoutes(platform),
    ...hoursRoutes(platform),
    ...teamRoutes(platform),
    ...settingsRoutes(platform),
    ...customerRoutes(platform),
    ...erasureRoutes(platform),
    ...bankRoutes(platform, onSignOut),
    ...menuRoutes(platform),
    ...dealRoutes(platform),
    ...printingRoutes(platform),
    ...promotionRoutes(platform),
    ...peopleRoutes(platform),
    ...onboardingRoutes(platform),
    ...operatorRoutes(platform),
    ...expenseRoutes(platform),
    ...saleRoutes(platform),
    ...orderRoutes(platform),
    ...adjustmentRoutes(platform),
    ...feedbackRoutes(platform),
    ...ledgerRoutes(platform),
    ...paymentRoutes(platform),
    ...payoutRoutes(platform),
    ...referralRoutes(platform),
    ...integrationRoutes(platform),
    ...pointOfSaleRoutes(platform),
    ...apiKeyRoutes(platform),
    ...calendarFeedRoutes(platform),
    ...webhookRoutes(platform),
    ...teamChatRoutes(platform),
    ...consumerRoutes(platform),
    ...storefrontRoutes(platform, visits),
    ...searchRoutes(platform),
    ...viewRoutes(platform),
    ...reportRoutes(platform),
    ...analyticsRoutes(platform),
    ...marketingRoutes(platform),
    ...auditRoutes(platform),
    ...notificationRoutes(platform),
    streamRoute(followStore),
  ]);
  await serveOneClick(app, platform);
  await serveBounceCalls(app, platform, parts.access.bounceToken);
  await serveStripeCalls(app, platform, cardOrderPlacer);
  await serveProviderCalls(app, platform);
  servePrinters(app, platform);
  serveFeeds(app, platform);
  serveFiles(app, platform.files);
  serveSiteRoot(app, {
    publicUrl: platform.publicUrl,
    securityContact: parts.access.securityContact,
    now: () => platform.clock.now(),
  });
  await serveStorefront(app, { platform, visits }, parts.storefrontRoot);
  await servePages(app, { ...parts, known, isPublicDemo: platform.isPublicDemo });
  return app;
}

/** Logs a line per response: route, status, duration, and the ids of the store and caller. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (route.startsWith(apiPrefix)) {
      request.log.info(
        {
          method: request.method,
          route,
          ...whoCalls(request),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'answered',
      );
    }
    done();
  });
}

/** Keeps proxies from sending their next request on a connection that is about to close. */
function endConnections(app: FastifyInstance, isLeaving: () => boolean = () => false): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving()) void reply.header('connection', 'close');
    done(null, payload);
  });
}
