import type { FastifyBaseLogger } from 'fastify';
import { createWebhookSender } from './domains/integrations/index.ts';
import { closeApplications } from './domains/onboarding/index.ts';
import { noteScreens } from './domains/store/index.ts';
import { createAct } from './platform/events/act.ts';
import type { Clock } from './platform/kernel/clock.ts';
import type { Config } from './platform/config/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { openServerPools } from './platform/db/server-pools.ts';
import { findGivenKeys } from './platform/db/keys/given-keys.ts';
import { openVault } from './platform/db/keys/open-vault.ts';
import { prepareDatabase } from './platform/db/prepare.ts';
import type { Database } from './database.ts';
import { endDemo } from './end-demo.ts';
import { startJobs } from './platform/jobs/start-jobs.ts';
import { createEventDispatcher } from './platform/events/outbox/event-dispatcher.ts';
import { openWakeChannel } from './platform/events/outbox/wake-channel.ts';
import { openLocalFiles } from './platform/clients/files/local-files.ts';
import { openProviders } from './providers.ts';
import { findServer } from './platform/db/find-server.ts';
import { createReadiness } from './platform/db/readiness.ts';
import { backlogGauges } from './platform/http/backlog-gauges.ts';
import { createEventCounts } from './platform/http/event-counts.ts';
import type { Figures } from './platform/http/metrics.ts';
import type { Platform } from './platform/platform.ts';
import type { Traces } from './platform/clients/traces/traces.ts';
import { createSmsRefusals } from './platform/clients/sms/refusals.ts';
import { createStreamHub, type StreamHub } from './platform/events/stream/hub.ts';
import { createConsumers, createTasks, cronJobs, sealedData } from './wiring.ts';

/** Loads the demo marketplace into an empty database. Returns whether the database holds the demo. */
export type PrepareDemo = (
  parts: Pick<Platform, 'db' | 'clock' | 'vault' | 'files'> & {
    /** The address to listen on. Port 0 means any free port. */
    readonly address: Pick<Config, 'host' | 'port'>;
  },
) => Promise<boolean>;

type Parts = {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  /** The folder of uploads, if no bucket is configured. */
  readonly uploadsRoot: string;
  /** The public address of this installation. */
  readonly publicUrl: () => string;
  readonly prepareDemo: PrepareDemo | undefined;
  /** If absent, nothing is traced. */
  readonly traces: Traces | undefined;
};

export type Services = {
  readonly platform: Platform;
  readonly hub: StreamHub;
  readonly figures: Figures;
  readonly isReady: () => Promise<boolean>;
  /** Returns true once this process is shutting down. */
  readonly isLeaving: () => boolean;
  /** Reports not ready, so that new requests go elsewhere, and takes no more jobs. Still serves requests. */
  readonly leave: () => void;
  readonly stop: () => Promise<void>;
};

/** Starts the services behind the application: database, live events, jobs and demo data. */
export async function startServices(parts: Parts): Promise<Services> {
  const { config, log, clock, uploadsRoot, publicUrl, prepareDemo, traces } = parts;
  const keys = await findGivenKeys(config);
  const outside = await openProviders(config);
  const files = outside.files ?? openLocalFiles(uploadsRoot);
  let stopping = false;
  let leaving = false;
  const server = await findServer(config);
  const noDatabase = (failure: unknown): void => log.error({ err: failure }, 'no database');
  const { isDistributed } = await prepareDatabase(server.connection);
  const { pool, sessions, checks, end } = await openServerPools(server.connection, {
    ...config,
    isDistributed,
    onConnectionLost: (error) => {
      if (stopping) return;
      log.warn({ err: error }, 'lost a database connection');
      server.revive().catch(noDatabase);
    },
  });
  const db = openDatabase<Database>(pool, traces?.noteStatement);
  const vault = await openVault(db, keys, sealedData, clock.now());
  const demo =
    config.demo && (await prepareDemo?.({ db, clock, vault, files, address: config })) === true;
  if (!demo) await endDemo(db, clock.now());

  const hub = createStreamHub({
    db,
    log,
    onTended: (storeIds) => noteScreens(platform, storeIds),
  });
  const wakes = await openWakeChannel({
    pool: sessions,
    log,
    onWake: (storeId) => hub.wake(storeId),
    onListening: () => void hub.poll(),
  });
  const eventCounts = createEventCounts();
  const act = createAct({
    db,
    clock,
    wake: (storeId, kinds) => {
      eventCounts.add(kinds);
      hub.wake(storeId);
      wakes.tell(storeId);
      dispatcher.wake(storeId, kinds);
    },
  });
  const sms = {
    gateway: outside.sms,
    partPrice: config.smsPartPrice,
    countries: config.smsCountries ?? null,
    limits: config.smsLimits,
    refusals: createSmsRefusals(),
  };
  const platform: Platform = {
    db,
    act,
    clock,
    log,
    vault,
    files,
    push: outside.push,
    poster: outside.poster,
    sms,
    cards: outside.cards,
    payer: config.payer,
    publicUrl,
    demo,
    isPublicDemo: demo && !config.isForThisMachine,
    sessionIdleMs: config.sessionIdleMs,
    closeApplications,
  };
  const dispatcher = createEventDispatcher({ db, log, consumers: createConsumers(platform) });
  void dispatcher.poll();
  const webhooks = createWebhookSender(platform);
  const tasks = createTasks(platform, outside.mailer);
  const jobs = await startJobs({
    pool: sessions,
    log,
    tasks,
    cron: cronJobs,
    runJob: traces?.runJob,
  });
  server.watch(noDatabase);
  const isWritable = createReadiness(checks);
  let jobsStopped: Promise<void> | undefined;
  let webhooksStopped: Promise<void> | undefined;
  return {
    platform,
    hub,
    figures: { ...backlogGauges(pool), ...eventCounts.figures, ...webhooks.figures },
    isReady: async () => !leaving && (await isWritable()),
    isLeaving: () => leaving,
    leave: () => {
      leaving = true;
      jobsStopped ??= jobs.stop();
      webhooksStopped ??= webhooks.stop();
    },
    stop: async () => {
      stopping = true;
      await (jobsStopped ?? jobs.stop());
      await (webhooksStopped ?? webhooks.stop());
      await dispatcher.close();
      await wakes.close();
      await end();
      await server.stop();
    },
  };
}
