import { randomBytes } from 'node:crypto';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { closeApplications } from '../domains/onboarding/index.ts';
import type { AccessConfig } from '../platform/config/access-settings.ts';
import { VisitCounter } from '../domains/storefront/index.ts';
import type { Database } from '../database.ts';
import { createAct } from '../platform/events/act.ts';
import { systemClock, type Clock } from '../platform/kernel/clock.ts';
import type { Files } from '../platform/clients/files/files.ts';
import { backlogGauges } from '../platform/http/backlog-gauges.ts';
import { openLocalFiles } from '../platform/clients/files/local-files.ts';
import type { TrustedProxies } from '../platform/config/trusted-proxies.ts';
import { createLog } from '../platform/config/log.ts';
import type { Platform } from '../platform/platform.ts';
import { createPoster } from '../platform/clients/outgoing/poster.ts';
import type { Pusher } from '../platform/clients/push/pusher.ts';
import type { SmsGateway, SmsRules } from '../platform/clients/sms/gateway.ts';
import type { Cards } from '../platform/clients/stripe/cards.ts';
import { createStreamHub, type StreamHub } from '../platform/events/stream/hub.ts';
import { createVault, type Vault, type VaultKeys } from '../platform/kernel/vault.ts';
import { writeBuilds } from './processes/builds.ts';
import { testSmsRules } from './sms-rules.ts';
import { recordAnswers } from './examples/record-answers.ts';
import { watchPool } from './distributed/collect.ts';
import { createTestDatabase, type TestDatabase } from './processes/database.ts';
import { requireEvents } from './events-of-actions.ts';
import { openStrictDatabase } from './one-connection.ts';
import { refuseUnscoped } from './refuse-unscoped.ts';

export type TestApp = {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  /** The keys of its vault. */
  readonly keys: VaultKeys;
  /** Replaces the application's vault, as if it were restarted with other keys. */
  useVault(vault: Vault): void;
  readonly hub: StreamHub;
  /** The web store visits that are not written yet. */
  readonly visits: VisitCounter;
  readonly database: TestDatabase;
  /** The folder of uploads. */
  readonly uploadsRoot: string;
  /** Sends a request to an endpoint; returns the raw response. */
  call<E extends Endpoint>(
    endpoint: E,
    parts: CallOf<E>,
    as?: Caller,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

/** The caller, identified by a bearer token or by a consumer's cookie. */
type Caller = {
  readonly token?: string;
  readonly consumer?: string;
  readonly idempotencyKey?: string;
  /** The `Accept` header. */
  readonly accept?: string;
};

/** The token for bounce reports. */
export const testBounceToken = 'a-token-of-24-characters';

/** Builds the production application on a fresh database, without a listener. */
export async function createTestApp({
  clock = systemClock,
  callsPerMinute = 0,
  trustProxy = false,
  access = {
    metrics: 'open',
    metricsToken: undefined,
    apiDocs: 'open',
    bounceToken: testBounceToken,
  },
  publicUrl = 'https://counter.test',
  files,
  log = createLog({ logLevel: 'silent' }),
  push = null,
  gateway = null,
  cards = null,
  demo = false,
  isPublicDemo = false,
  sms = {},
}: {
  readonly clock?: Clock;
  readonly callsPerMinute?: number;
  readonly trustProxy?: TrustedProxies;
  /** Open if absent. */
  readonly access?: AccessConfig;
  readonly publicUrl?: string;
  /** A folder of its own if absent. */
  readonly files?: Files;
  /** Silent if absent. */
  readonly log?: FastifyBaseLogger;
  /** Off if absent. */
  readonly push?: Pusher | null;
  /** Texts are captured if absent. */
  readonly gateway?: SmsGateway | null;
  /** Off if absent. */
  readonly cards?: Cards | null;
  /** Not a demo if absent. */
  readonly demo?: boolean;
  /** Not publicly reachable if absent. */
  readonly isPublicDemo?: boolean;
  /** Overrides of the SMS rules. */
  readonly sms?: Partial<SmsRules>;
} = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const keys: VaultKeys = [{ id: 'test', key: randomBytes(32) }];
  const db = openStrictDatabase<Database>(watchPool(database.pool), refuseUnscoped);
  const hub = createStreamHub({ db, log });
  const act = requireEvents(createAct({ db, clock, wake: (storeId) => hub.wake(storeId) }));
  const folder = await mkdtemp(path.join(tmpdir(), 'counter-app-'));
  const uploadsRoot = path.join(folder, 'uploads');
  await mkdir(uploadsRoot);
  const { webRoot, storefrontRoot } = await writeBuilds(folder);
  const platform: Platform = {
    db,
    act,
    clock,
    log,
    vault: createVault(keys),
    files: files ?? openLocalFiles(uploadsRoot),
    push,
    poster: createPoster({ networks: ['127.0.0.1'], timeoutMs: 500 }),
    sms: { gateway, ...testSmsRules, ...sms },
    cards,
    payer: {
      name: 'Counter Marketplace',
      companyId: '1000000000',
      bankName: 'Demo Bank',
      routingNumber: '123456780',
    },
    publicUrl: () => publicUrl,
    demo,
    isPublicDemo,
    sessionIdleMs: 12 * 60 * 60_000,
    closeApplications,
  };
  const visits = new VisitCounter(platform);
  const app = await buildApp({
    platform,
    hub,
    figures: backlogGauges(database.pool),
    visits,
    log,
    webRoot,
    storefrontRoot,
    trustProxy,
    callsPerMinute,
    access,
    isReady: async () => true,
  });
  recordAnswers(app);
  return {
    app,
    // The test's own statements may touch any store, so use the unguarded database.
    platform: { ...platform, db: database.db },
    keys,
    useVault: (vault) => void Object.assign(platform, { vault }),
    hub,
    visits,
    database,
    uploadsRoot,
    call: async (endpoint, parts, as = {}) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of any endpoint are these three at most
      app.inject(toInjection(endpoint, parts as Parts, as)),
    close: async () => {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

type Parts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
};

function toInjection(
  endpoint: Endpoint,
  { params = {}, query = {}, body }: Parts,
  { token, consumer, idempotencyKey, accept }: Caller,
) {
  const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return {
    method: endpoint.method,
    url: `/api/v1${url}`,
    query,
    headers: {
      ...(accept ? { accept } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(consumer
        ? { cookie: `__Host-counter_consumer=${consumer}`, origin: 'http://localhost' }
        : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body ? { payload: body } : {}),
  };
}
